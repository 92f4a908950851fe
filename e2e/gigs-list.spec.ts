import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { gigs } from '../src/api/contract/endpoints/gigs.ts'
import { expectAccessible } from './support/accessible.ts'
import { call } from './support/api.ts'
import { enablePosting, createUnpaidGig, postableGig, postGig, saveDraft } from './support/gigs.ts'
import { heading, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

signedInTest('an employer without Gigs is led to the first one', async ({ page }) => {
  await page.goto('/dashboard/gig-management')
  await expect(page.getByRole('heading', { name: 'No Gigs yet' })).toBeVisible()
  await page.getByRole('tab', { name: 'Drafts 0' }).click()
  await expect(page.getByRole('heading', { name: 'No drafts' })).toBeVisible()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Post a Gig' }).click()
  await expect(heading(page, 'Post a Gig')).toBeFocused()
})

signedInTest('an employer finds a Gig among others, sees its days, and deletes a draft', async ({ page, employer }) => {
  await enablePosting(employer)
  await saveDraft(employer, 'Radio jingle for December')
  await createUnpaidGig(employer, { title: 'Corporate dinner hostesses', category: 'hostess' })
  await postGig(employer, { title: 'Ọjọ́ ìbí photographer' })
  const list = page.getByRole('tabpanel')
  const rows = list.getByRole('row')
  const day = postableGig.sessions[0]?.date ?? ''

  await signedInTest.step('tabs count and narrow, and Back goes back', async () => {
    await page.goto('/dashboard/gig-management')
    await expect(list.getByText('1–3 of 3')).toBeVisible()
    for (const name of [
      'All 3',
      'Open 1',
      'In progress 0',
      'Pending payment 1',
      'Drafts 1',
      'Completed 0',
      'Cancelled and expired 0',
    ]) {
      await expect(page.getByRole('tab', { name, exact: true })).toBeVisible()
    }
    await page.getByRole('tab', { name: 'Open 1' }).click()
    await expect(page).toHaveURL('/dashboard/gig-management?tab=open')
    await expect(rows.nth(1)).toContainText('0 of 2')
    await expect(rows.nth(1)).toContainText('₦100,000.00')
    await page.goBack()
    await expect(list.getByText('1–3 of 3')).toBeVisible()
  })

  await signedInTest.step('search ignores accents, filters live in the address and survive a reload', async () => {
    await list.getByRole('searchbox', { name: 'Search Gigs' }).fill('ojo ibi')
    await expect(list.getByText('1–1 of 1')).toBeVisible()
    await expect(page).toHaveURL('/dashboard/gig-management?q=ojo+ibi')
    await list.getByRole('combobox', { name: 'Category' }).selectOption('Hostess')
    await expect(list.getByText('No results match your filters')).toBeVisible()
    await page.reload()
    await expect(list.getByText('No results match your filters')).toBeVisible()
    await list.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(page).toHaveURL('/dashboard/gig-management')
    await list.getByRole('combobox', { name: 'Sort by' }).selectOption('Next session')
    await expect(rows.last()).toContainText('Radio jingle')
  })

  await signedInTest.step('the export contains every Gig', async () => {
    const download = page.waitForEvent('download')
    await list.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`marquee-gigs-${day}-to-${day}.csv`)
    const text = await readFile(await file.path(), 'utf8')
    expect(text.split('\r\n')).toHaveLength(5)
    expect(text).toContain('Ọjọ́ ìbí photographer,Photographer,Open,1,')
  })

  await signedInTest.step('the calendar links to the Gig, and Back returns to the calendar', async () => {
    await page.goto(`/dashboard/gig-management?day=${day}&range=month&tab=open&view=calendar`)
    await page.getByRole('link', { name: /^Ọjọ́ ìbí photographer, 6:00 PM – 2:00 AM, ends/ }).click()
    await expect(heading(page, 'Ọjọ́ ìbí photographer')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible()
  })

  await signedInTest.step('a draft is deleted after a confirmation', async () => {
    await page.goto('/dashboard/gig-management')
    await list.getByRole('button', { name: 'Actions for Radio jingle for December' }).click()
    await page.getByRole('menuitem', { name: 'Delete draft' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete this draft?' })
    await expect(dialog).toContainText('This cannot be undone.')
    await expect(dialog.getByRole('button', { name: 'Keep draft' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Delete draft' }).click()
    await expect(toast(page, 'Draft deleted')).toBeVisible()
    await expect(list.getByText('1–2 of 2')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Drafts 0' })).toBeVisible()
    expect((await call(gigs.list, {}, employer)).gigs.map(({ status }) => status).toSorted()).toEqual([
      'open',
      'pending_payment',
    ])
  })

  await signedInTest.step('the wallet lists the money held for each Gig', async () => {
    await page.goto('/dashboard/wallet&payments')
    const held = page.getByRole('table', { name: 'Held money per Gig' })
    await expect(held.getByRole('row').nth(1)).toContainText(/Ọjọ́ ìbí photographer.*₦100,000\.00/)
  })

  await signedInTest.step('the list and the calendar are accessible', async () => {
    await page.goto('/dashboard/gig-management')
    await expect(list.getByText('1–2 of 2')).toBeVisible()
    await expectAccessible(page, 'list')
    await page.goto(`/dashboard/gig-management?day=${day}&view=calendar`)
    await expect(page.getByRole('link', { name: /Ọjọ́ ìbí photographer/ }).first()).toBeVisible()
    await expectAccessible(page, 'calendar')
  })
})

signedInTest('a Gig that changed elsewhere cannot be deleted from an old list', async ({ page, employer, watch }) => {
  watch.expectErrorStatus(404, /\/delete-gig$/)
  watch.expectConsole(/gigs\.remove failed/)
  const draft = await saveDraft(employer, 'Radio jingle for December')
  await page.goto('/dashboard/gig-management')
  await page.getByRole('button', { name: 'Actions for Radio jingle for December' }).click()
  await call(gigs.remove, { params: { id: draft.id } }, employer)
  await page.getByRole('menuitem', { name: 'Delete draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByRole('heading', { name: 'No Gigs yet' })).toBeVisible()
})
