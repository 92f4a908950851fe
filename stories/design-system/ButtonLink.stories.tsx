import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { buttonSizes, buttonTones, buttonVariants } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { type LinkComponentProps, LinkProvider } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ArrowRightIcon } from '@/design-system/icons/ArrowRightIcon.tsx'
import { keyboardOnly, noteFollowed } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Actions/ButtonLink',
  component: ButtonLink,
  args: { children: 'See plans', href: '#plans' },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

const navigate = fn()

function RouterLink({ href, children, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
    </a>
  )
}

/** It is a link to assistive technology, and navigates by the app's router. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'See plans' }))
    await expect(navigate).toHaveBeenCalledWith('#plans')
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Stack space={3}>
      {buttonTones.map((tone) => (
        <Inline key={tone} space={3}>
          {buttonVariants.map((variant) => (
            <ButtonLink key={variant} href="#plans" variant={variant} tone={tone} iconEnd={<ArrowRightIcon />}>
              See plans
            </ButtonLink>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const External: Story = {
  args: {
    children: 'Read the terms',
    href: 'https://example.com',
    external: true,
    variant: 'outline',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the terms (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <ButtonLink href="#plans">{stressText.long}</ButtonLink>
        <ButtonLink href="#plans" variant="outline" fullWidth>
          {stressText.unbroken}
        </ButtonLink>
        <ButtonLink href="#plans" variant="soft" size="sm">
          {stressText.nigerian}
        </ButtonLink>
      </Stack>
    </Narrow>
  ),
}

export const Hovered: Story = { parameters: visual('component', [], { hover: '[data-component="ButtonLink"]' }) }

/** Under a pointer that is held down. */
export const HeldDown: Story = { parameters: visual('component', [], { press: '[data-component="ButtonLink"]' }) }

export const FocusVisible: Story = {
  parameters: visual('component', [], { skip: 'Playground ends with the same focus.' }),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveFocus()
  },
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvasElement }) => {
    const followed = noteFollowed(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toEqual(['#plans'])
  },
}
