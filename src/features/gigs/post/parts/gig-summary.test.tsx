import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, notify } from '@/api/client/testing/hook-harness.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import * as styles from '@/shared/written-text.css.ts'
import { validForm } from '../testing/valid-form.ts'
import { GigSummary } from './gig-summary.tsx'

const { wrapper } = queryProviders(async () => answer(200, { data: null }), notify)

it('keeps the paragraphs of the description, as the page of the Gig does', () => {
  const description = 'We celebrate our wedding in Lagos.\n\nYou play from the reception until midnight.'
  render(<GigSummary values={validForm({ description })} />, { wrapper })
  const shown = screen.getByText(/^We celebrate our wedding/)
  expect(shown.textContent).toBe(description)
  expect(shown).toHaveClass(styles.written)
})

it('says a city with the name of its state once', () => {
  const { location } = validForm()
  const values = validForm({
    location: { ...location, address: '1 Marina', landmark: '', city: 'Lagos', state: 'Lagos' },
  })
  render(<GigSummary values={values} />, { wrapper })
  expect(screen.getByText('1 Marina, Lagos')).toBeVisible()
})
