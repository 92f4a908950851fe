import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  gigDraft,
  gigEntered,
  gigFieldNames,
  gigFields,
  postableGig,
  schemasOf,
} from '@/api/contract/schemas/gig-fields.ts'
import { gig, gigChanges, newGig } from '@/api/contract/schemas/gig.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { replaceClock } from '@/lib/clock.ts'
import { lockedFieldsOf } from '@/rules/gig-editing.ts'
import { listChanges } from './changes.ts'
import { gigDraft as deviceDraft } from './draft-storage.ts'
import { emptyForm, type GigForm, gigForm, gigFormFields } from './gig-fields.ts'
import { draftFields, formOf, postedFields } from './gig-form.ts'
import { controlsOf, formFields, stepOf } from './steps.ts'
import { aDraft, validForm } from '../testing/valid-form.ts'

/** Other values than those of `validForm`, all of them entered; a field of plain text needs no line of its own. */
const otherForm: GigForm = {
  ...(Object.fromEntries(gigFieldNames.map((name) => [name, 'Another text'])) as unknown as GigForm),
  category: 'dj',
  description: 'x'.repeat(60),
  workSkills: ['Mixing'],
  softSkills: ['Calm'],
  deliverables: [{ itemId: '', text: 'A playlist' }],
  sessions: [{ date: '2025-12-06', start: '14:00', end: '20:00', arrival: '', endsNextDay: false }],
  workMode: 'on_site',
  location: { address: '1 Marina', city: 'Lagos Island', state: 'Lagos', landmark: '' },
  onSiteContact: { name: 'Bola', phone: '+2348030000000' },
  applicationDeadline: { day: '2025-12-01', time: '10:00' },
  payType: 'per_day',
  rateKobo: 700_000,
  workersNeeded: '3',
  perks: { transport: 'worker', meals: false, equipment: 'provided', dressCode: 'White' },
  visibility: 'invite_only',
}

describe.each(gigFieldNames)('%s', (name) => {
  it('is in the requests and in the answer', () => {
    const [posted, saved] = newGig.def.options
    for (const { shape } of [posted, saved, gigChanges, gig, gigDraft, gigEntered]) expect(shape).toHaveProperty(name)
    expect(postableGig).toHaveProperty(name)
    expect(gigEntered.parse({})).toHaveProperty(name)
    expect(aGig()).toHaveProperty(name)
  })

  it('is locked once the Gig has ended', () => {
    const locked = lockedFieldsOf({ status: 'completed', isHired: false, hasApplicants: false })
    expect(locked.map(({ field }) => field)).toContain(name)
  })

  it('is in the form, in a step, in the body, and in the draft on the device', () => {
    expect(emptyForm).toHaveProperty(name)
    for (const control of controlsOf(name)) {
      expect(formFields).toContain(control)
      expect(stepOf(control)).toBe(gigFormFields[name].step)
    }
    expect(postedFields(otherForm)).toHaveProperty(name)
    expect(draftFields(emptyForm)).toHaveProperty(name)
    expect(formOf(aGig())[name]).toEqual(gigForm.parse(formOf(aGig()))[name])
    const undoClock = replaceClock({ now: () => new Date('2025-11-14T08:00:00+01:00') })
    const stored = deviceDraft('emp_1', 'new')
    stored.write(aDraft({ form: otherForm }))
    expect(stored.read()?.form[name]).toEqual(otherForm[name])
    undoClock()
  })

  it('is listed when it changes', () => {
    const changed = name === 'workMode' ? 'remote' : otherForm[name]
    expect(listChanges(validForm(), { ...validForm(), [name]: changed })).not.toEqual([])
  })
})

it('a field that is added to the table is in every shape that derives from it', () => {
  const probe = { posted: z.string(), draft: z.nullable(z.string()), read: z._default(z.string(), '') }
  const table = { ...gigFields, probe }
  expect(z.strictObject(schemasOf(table, 'posted')).shape).toHaveProperty('probe')
  expect(z.partial(z.strictObject(schemasOf(table, 'draft'))).parse({ probe: 'x' })).toEqual({ probe: 'x' })
  expect(z.object(schemasOf(table, 'read')).parse({})).toMatchObject({ probe: '' })
})
