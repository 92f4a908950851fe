import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { focusPageHeading } from '../page-heading.ts'
import { keepHeadingFocused } from './keep-heading-focused.ts'

let end: () => void

beforeEach(() => {
  end = keepHeadingFocused()
})

afterEach(() => end())

/** A page whose heading is another element in each state, as when a form takes the place of a skeleton. */
function Page({ state }: { state: string }) {
  return (
    <>
      <button type="button">Menu</button>
      <main>
        <div key={state} inert={state === 'Covered'}>
          {state === 'nothing' ? null : <h1>{state}</h1>}
          <p>Text</p>
        </div>
      </main>
    </>
  )
}

const heading = (name: string) => screen.getByRole('heading', { name })

it('hands focus to the heading that takes the place of the one that had it', async () => {
  const { rerender } = render(<Page state="Loading" />)
  focusPageHeading()
  expect(heading('Loading')).toHaveFocus()
  rerender(<Page state="Not found" />)
  await waitFor(() => expect(heading('Not found')).toHaveFocus())
})

it('waits where the next heading comes later', async () => {
  const { rerender } = render(<Page state="Loading" />)
  focusPageHeading()
  rerender(<Page state="nothing" />)
  rerender(<Page state="Form" />)
  await waitFor(() => expect(heading('Form')).toHaveFocus())
})

it('waits where a page begins with the covered heading of a skeleton', async () => {
  const { rerender } = render(<Page state="Covered" />)
  focusPageHeading()
  expect(document.body).toHaveFocus()
  rerender(<Page state="Worker" />)
  await waitFor(() => expect(heading('Worker')).toHaveFocus())
})

it('waits no longer once something else has the focus', async () => {
  const { rerender } = render(<Page state="nothing" />)
  focusPageHeading()
  screen.getByRole('button').focus()
  screen.getByRole('button').blur()
  rerender(<Page state="Form" />)
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})

it('leaves focus where the employer has moved it', async () => {
  const { rerender } = render(<Page state="Loading" />)
  focusPageHeading()
  screen.getByRole('button').focus()
  rerender(<Page state="Form" />)
  await Promise.resolve()
  expect(screen.getByRole('button')).toHaveFocus()
})

it('takes no focus after a press beside everything', async () => {
  const { rerender } = render(<Page state="Loading" />)
  focusPageHeading()
  await userEvent.click(screen.getByText('Text'))
  rerender(<Page state="Form" />)
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})
