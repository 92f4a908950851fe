import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** The id of the row that has the focus, or that holds what has it. */
export const focusedRow = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')

/**
 * Moves the focus to the first applicant by its key, once the list shows a name. The shortcuts load when the browser is idle, so the key
 * is pressed again until a row has the focus. A key that was pressed before they had loaded is done when they have: together with the next one it goes to
 * the second row, and the opposite key goes back.
 */
export async function focusFirstApplicant(shownName: string): Promise<void> {
  await screen.findByText(shownName)
  await waitFor(async () => {
    if (focusedRow() === undefined) await userEvent.keyboard('j')
    else if (focusedRow() !== 'ap_1') await userEvent.keyboard('k')
    expect(focusedRow()).toBe('ap_1')
  })
}
