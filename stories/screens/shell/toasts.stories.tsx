import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { emptyVenue } from '@/api/mocks/world.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone } from '../../_kit/visual.ts'
import { heading } from './frame.ts'

/** Where toasts lie on a phone. */
const meta = {
  title: 'Screens/Shell/Toasts',
  render: renderScreen,
  parameters: {
    ...screen({}),
    states: {
      loaded: 'On a phone it is OnANewHome.',
      loading: 'A toast reads nothing.',
      failed: 'A toast reads nothing.',
      empty: 'A toast always has a message.',
      edgeData: 'Long messages are stories of the design system.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Everything that can be pressed and is in the window, but for the toasts and the logo, whose link is in the menu too. */
function controls(): Element[] {
  return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="tab"]')].filter((control) => {
    if (
      control.closest('[data-sonner-toast]') !== null ||
      control.getAttribute('aria-label') === 'Marquee, Dashboard'
    ) {
      return false
    }
    const { top, bottom, width } = control.getBoundingClientRect()
    return width > 1 && top >= 0 && bottom <= window.innerHeight && control.checkVisibility()
  })
}

async function coversNoControl(message: string) {
  toast.success(message)
  const shown = await page.findByText(message)
  // Its timer stops, as for a reader who goes to it.
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await waitFor(() => expect(shown.closest('[data-sonner-toast]')).toHaveStyle({ opacity: '1' }))
  const box = shown.closest('[data-sonner-toast]')?.getBoundingClientRect()
  const covered = controls().filter((control) => {
    const { top, bottom, left, right } = control.getBoundingClientRect()
    return box !== undefined && top < box.bottom && bottom > box.top && left < box.right && right > box.left
  })
  await expect(covered.map(({ outerHTML }) => outerHTML)).toEqual([])
}

/** A page without a bar for its main action: the toast is in the top bar, between the menu button and the bell. */
export const OnANewHome: Story = {
  ...phone,
  parameters: { ...screen({ at: paths.dashboard, world: emptyVenue }), ...phone.parameters },
  play: async () => {
    await heading(/^Welcome/)
    await coversNoControl('Account created successfully')
  },
}
