import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Text } from './index.ts'

it('is a paragraph, or the element that the meaning needs', () => {
  const { rerender } = render(<Text>Paid on Friday</Text>)
  expect(screen.getByRole('paragraph')).toHaveTextContent('Paid on Friday')
  rerender(<Text as="strong">Paid on Friday</Text>)
  expect(screen.getByRole('strong')).toHaveTextContent('Paid on Friday')
  expect(screen.queryByRole('paragraph')).toBeNull()
})

it('can name and describe a control, and gives out its element', () => {
  const text = createRef<HTMLElement>()
  render(
    <>
      <Text as="span" id="name">
        Bring a laptop
      </Text>
      <Text id="hint" tone="muted" ref={text}>
        Only if you play from it
      </Text>
      <input type="checkbox" aria-labelledby="name" aria-describedby="hint" />
    </>,
  )
  expect(screen.getByRole('checkbox', { name: 'Bring a laptop' })).toHaveAccessibleDescription(
    'Only if you play from it',
  )
  expect(text.current).toBe(screen.getByText('Only if you play from it'))
})
