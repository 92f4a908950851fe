import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type Column, DataTable } from './index.ts'

interface Plan {
  id: string
  name: string
}

const plans: readonly Plan[] = [
  { id: 'a', name: 'Basic' },
  { id: 'b', name: 'Premium' },
]
const columns: readonly Column<Plan>[] = [{ id: 'name', header: 'Plan', rowHeader: true, cell: ({ name }) => name }]
const onPreview = vi.fn<(plan: Plan) => void>()

describe('a preview', () => {
  const open = () => {
    onPreview.mockClear()
    render(
      <DataTable
        label="Plans"
        columns={columns}
        state={{ status: 'ready', data: plans }}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowHref={({ id }) => `#${id}`}
        onPreview={onPreview}
      />,
    )
  }

  it('is opened by Space on the link of a row, which Enter still follows', async () => {
    open()
    const link = screen.getByRole('link', { name: 'Basic' })
    const onFollow = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    link.addEventListener('click', onFollow)
    link.focus()
    await userEvent.keyboard(' ')
    expect(onPreview).toHaveBeenCalledExactlyOnceWith(plans[0])
    expect(onFollow).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onFollow).toHaveBeenCalledOnce()
    expect(onPreview).toHaveBeenCalledOnce()
  })

  it('is opened by the button in the row, which Tab does not stop at', async () => {
    open()
    const button = screen.getByRole('button', { name: 'Preview Premium', hidden: true })
    expect(button).toHaveAttribute('tabindex', '-1')
    await userEvent.setup({ pointerEventsCheck: 0 }).click(button)
    expect(onPreview).toHaveBeenCalledExactlyOnceWith(plans[1])
  })
})
