import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { failOnce } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { gigDraft } from './model/draft-storage.ts'
import {
  address,
  calls,
  choose,
  externalAddresses,
  newDraft,
  open,
  payButton,
  press,
  settled,
  setUpApp,
} from './testing/post-gig-app.tsx'
import { aDraft, validForm } from './testing/valid-form.ts'

/** Drafts and saved Gigs in two tabs, after lost responses and on two devices: the last edit wins, and no edit is lost. */

setUpApp()

const typedTitle = 'Another title for it'
const pay = async () => userEvent.click(await payButton())
/** Continues a complete draft with another title; the server created this Gig from it before. */
async function openChangedDraft(created: Partial<Gig>, api: Parameters<typeof open>[1] = {}) {
  newDraft.write(aDraft({ form: validForm({ title: typedTitle }) }))
  open(paths.postGig, { world: smallVenue({ gigs: [aGig({ id: `gig_${aDraft().ref}`, ...created })] }), ...api })
  await press('Continue')
  await choose('Pay on the payment page')
}

describe('a repeated create-gig', () => {
  it('is followed by an update at each attempt, also once the server has refused that', async () => {
    await openChangedDraft(
      { status: 'pending_payment' },
      {
        api: [
          failOnce(gigs.create, 'INTERNAL'),
          failOnce(gigs.update, 'CONFLICT', { message: 'Somebody else changes it.' }),
        ],
      },
    )
    await pay()
    await screen.findByText(/We could not reach the server/)
    await pay()
    await screen.findByText('Somebody else changes it.')
    await pay()
    await waitFor(() => expect(externalAddresses).toHaveLength(1))
    expect(calls('update-gig').map(({ body }) => body['title'])).toEqual([typedTitle, typedTitle])
  })

  it('does not mark the edits of another tab as saved', async () => {
    await openChangedDraft({ status: 'draft', title: 'Typed in the other tab' })
    await press('Save draft')
    await screen.findByText('Saved')
    expect(calls('update-gig')).toMatchObject([{ body: { title: typedTitle } }])
  })

  it('is posted when it is the draft of another tab', async () => {
    await openChangedDraft({ status: 'draft', title: typedTitle })
    await pay()
    await waitFor(() => expect(externalAddresses).toHaveLength(1))
    expect(calls('update-gig')).toMatchObject([{ body: { publish: true } }])
    expect(screen.queryByText('Gig posted')).toBeNull()
  })

  it('is not posted again when the Gig was paid: the page says so and changes nothing', async () => {
    await openChangedDraft({ status: 'open', payment: { ...aGig().payment, paidKobo: 26_343_750 } })
    await pay()
    await screen.findByText('This Gig was posted already. Nothing was paid again.')
    expect(screen.getByText('View Gig', { selector: 'a *' }).closest('a')?.getAttribute('href')).toBe(
      gigPaths.details(`gig_${aDraft().ref}`),
    )
    await press('Save draft')
    await waitFor(() => expect(calls('create-gig')).toHaveLength(2))
    await screen.findByText('This Gig was posted already. Nothing was paid again.')
    expect([calls('update-gig'), externalAddresses, screen.queryByText('Gig posted')]).toEqual([[], [], null])
    expect(newDraft.read()?.form.title).toBe(typedTitle)
  })
})

describe('edits during a save', () => {
  it('stay on the device, under the Gig the server has created', async () => {
    let answer = () => undefined as void
    const isRequested = new Promise<void>((resolve) => {
      answer = resolve
    })
    // Returns no response itself: the request falls through to the mocks.
    open(paths.postGig, { api: [http.post('*/create-gig', () => isRequested.then(() => undefined))] })
    const title = await screen.findByLabelText('Gig title')
    await userEvent.type(title, 'Radio jingle')
    await press('Save draft')
    await waitFor(() => expect(calls('create-gig')).toHaveLength(1))
    await userEvent.type(title, ' for May')
    answer()
    await waitFor(() => expect(address()).toMatch(/\?gig=gig_/))
    await settled()
    const id = new URLSearchParams(address().split('?')[1]).get('gig') ?? ''
    expect(gigDraft('emp_1', `gig-${id}`).read()?.form.title).toBe('Radio jingle for May')
    expect(newDraft.read()).toBeUndefined()
    expect(screen.getByText('Saved on this device 8:00 AM')).toBeTruthy()
  })
})

it('a draft beyond the number that is possible is refused in words, and what was typed stays on the device', async () => {
  open(paths.postGig, { api: [failOnce(gigs.create, 'TOO_MANY_DRAFTS')] })
  await userEvent.type(await screen.findByLabelText('Gig title'), 'Radio jingle')
  await press('Save draft')
  await screen.findByText('You have 500 drafts, which is as many as are possible. Delete one first.')
  expect(newDraft.read()?.form.title).toBe('Radio jingle')
})

describe('a draft on the device', () => {
  const onServer = aGig({
    id: 'gig_5',
    status: 'draft',
    title: 'Changed on the phone',
    updatedAt: '2025-11-14T06:45:00Z',
  })
  const stored = gigDraft('emp_1', 'gig-gig_5')
  const openStoredDraft = (changes: Parameters<typeof aDraft>[0]) => {
    stored.write(aDraft({ step: 'details', form: validForm({ title: typedTitle }), ...changes }))
    open(gigPaths.form('gig_5'), { world: smallVenue({ gigs: [onServer] }) })
  }

  it('does not replace newer content on the server without asking', async () => {
    openStoredDraft({})
    await press('Open saved Gig')
    expect(await screen.findByDisplayValue('Changed on the phone')).toBeTruthy()
    expect(localStorage).toHaveLength(0)
  })

  it('is continued when the employer chooses it', async () => {
    openStoredDraft({ basedOn: '2025-11-13T08:00:00.000Z', savedAt: '2025-11-14T07:50:00+01:00' })
    await screen.findByText(`Continue your draft "${typedTitle}"?`)
    await press('Continue')
    expect(await screen.findByDisplayValue(typedTitle)).toBeTruthy()
  })

  it("is continued immediately when the server has nothing newer, whatever the device's clock shows", async () => {
    openStoredDraft({ basedOn: onServer.updatedAt })
    expect(await screen.findByDisplayValue(typedTitle)).toBeTruthy()
  })

  it.each([
    ['Continue', typedTitle, 1],
    ['Start new', 'Wedding photographer', 0],
  ])('of a republished Gig is offered too: %s', async (answer, title, isOffered) => {
    gigDraft('emp_1', 'republish-gig_1').write(aDraft({ form: validForm({ title: typedTitle }) }))
    open(gigPaths.republish('gig_1'))
    await screen.findByText(`Continue your draft "${typedTitle}"?`)
    await press(answer)
    expect(await screen.findByDisplayValue(title)).toBeTruthy()
    expect(localStorage).toHaveLength(isOffered)
  })
})

describe('the step of the address', () => {
  it('becomes the shown step, so that typing never changes the step', async () => {
    newDraft.write(aDraft({ form: validForm({ title: '' }) }))
    open(paths.postGig)
    await press('Continue')
    const title = await screen.findByLabelText('Gig title')
    await userEvent.type(title, typedTitle)
    await settled()
    expect(title.isConnected && screen.getByDisplayValue(typedTitle)).toBe(title)
    expect(address()).not.toContain('step=review')
    await press('Continue')
    await screen.findByText('Schedule and place', { selector: 'h2' })
  })
})

describe('Enter in a deliverable', () => {
  it('moves to the next one, adds one after the last, and never submits the step', async () => {
    newDraft.write(
      aDraft({
        step: 'details',
        form: validForm({ deliverables: ['First', 'Second'].map((text) => ({ itemId: '', text })) }),
      }),
    )
    open(paths.postGig)
    await press('Continue')
    const field = (number: number) => screen.getByLabelText(`Deliverable ${number}`)
    await userEvent.click(await screen.findByLabelText('Deliverable 1'))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(field(2))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(field(3)))
    await userEvent.keyboard('{Enter}')
    await settled()
    expect(document.activeElement).toBe(field(3))
    expect(screen.queryByLabelText('Deliverable 4')).toBeNull()
    expect(address()).not.toContain('step=')
  })
})

describe('removing a deliverable', () => {
  it('moves the focus to the next one, and from the last one to the button that adds one', async () => {
    newDraft.write(
      aDraft({
        step: 'details',
        form: validForm({ deliverables: ['First', 'Second'].map((text) => ({ itemId: '', text })) }),
      }),
    )
    open(paths.postGig)
    await press('Continue')
    await userEvent.click(await screen.findByLabelText('Remove deliverable 1'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Remove deliverable 1')))
    expect(screen.getByDisplayValue('Second')).toBeTruthy()
    await userEvent.click(screen.getByLabelText('Remove deliverable 1'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a deliverable'))
  })
})
