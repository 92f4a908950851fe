import { screen as page, waitFor, within } from 'storybook/test'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { anApplicant, aWorker, someApplicants } from '@/api/mocks/people-factories.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { tabPanel } from './details-page.ts'

export const applicantsAddress = gigPaths.details('gig_1', { tab: 'applicants' })

/** The tab, once its list is shown. */
export async function triage() {
  const list = await tabPanel(/^Applicants/)
  await list.findByText('Tunde Bakare')
  return list
}

/** The row of an applicant, or its card. */
export function rowOf(name: string) {
  const row = page.getByText(name).closest('[data-row]')
  if (!(row instanceof HTMLElement)) throw new Error(`${name} has no row`)
  return within(row)
}

/** Waits until the row of an applicant has the focus. */
export const focusedRow = (id: string) =>
  waitFor(() => {
    const row = document.activeElement?.closest('[data-row]')?.getAttribute('data-row')
    if (row !== id) throw new Error(`${row} has the focus, not ${id}`)
  })

/** Many applicants who wait for an answer. */
export const manyApplicants = (count: number): Applicant[] =>
  Array.from({ length: count }, (_, index) =>
    anApplicant({
      id: `ap_m${index}`,
      worker: aWorker({ id: `wrk_m${index}`, firstName: 'Worker', lastName: `Number ${index + 1}` }),
      matchedSkills: index % 2 === 0 ? ['Portrait'] : [],
    }),
  )

/** Names of 120 characters, right to left, emoji, forty skills, markup, a broken picture, an unknown stage of another time. */
export const hostileApplicants = (): Applicant[] => [
  anApplicant({
    id: 'ap_h1',
    worker: aWorker({
      id: 'wrk_h1',
      firstName: 'Olúwatóbilọ́ba'.repeat(8).slice(0, 119),
      lastName: 'X',
      title: '<i>Photographer</i>',
      imageUrl: '/broken.png',
      skills: Array.from({ length: 40 }, (_, index) => `Skill ${index + 1}`),
    }),
    note: '<script>alert(1)</script><b>Not bold</b>',
    privateNote: '<img src=x onerror=alert(1)>',
    invited: true,
    proposedKobo: 99_999_999_999_999,
  }),
  anApplicant({
    id: 'ap_h2',
    worker: aWorker({
      id: 'wrk_h2',
      firstName: 'محمد',
      lastName: 'عبد الرحمن',
      title: 'مصور',
      rating: null,
      ratingCount: 0,
    }),
    note: null,
  }),
  anApplicant({ id: 'ap_h3', worker: aWorker({ id: 'wrk_h3', firstName: '👩🏾‍🎤', lastName: '李小龙', title: null }) }),
  ...someApplicants(),
]
