import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarqueeSign, marqueeSignLights } from './MarqueeSign.tsx'

it('is a heading with a sentence and an action; its bulbs are not read', () => {
  const { container } = render(
    <MarqueeSign title="Your Gig is live" level={1} actions={<button type="button">View Gig</button>}>
      Workers can apply.
    </MarqueeSign>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Your Gig is live' })).toBeVisible()
  expect(screen.getByText('Workers can apply.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'View Gig' })).toBeVisible()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('img')).toBeNull()
})

it('keeps its words whatever the bulbs do', () => {
  for (const lights of marqueeSignLights) {
    const { unmount } = render(<MarqueeSign title="Your wallet is active" lights={lights} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName('Your wallet is active')
    unmount()
  }
})

it('names the region around it', () => {
  render(
    <section aria-labelledby="sign">
      <MarqueeSign title="You are subscribed" titleId="sign" />
    </section>,
  )
  expect(screen.getByRole('region', { name: 'You are subscribed' })).toBeVisible()
})

it('has the same bulbs on all four sides', () => {
  const markup = renderToStaticMarkup(<MarqueeSign title="x" />)
  expect(markup.match(/<circle/g)).toHaveLength(2 * (36 + 6))
})
