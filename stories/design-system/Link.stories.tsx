import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, LinkProvider, linkTones, linkVariants } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { keyboardOnly, noteFollowed } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Type/Link',
  component: Link,
  args: { href: '#', children: 'Create an account' },
  argTypes: { variant: { control: 'select', options: linkVariants }, tone: { control: 'select', options: linkTones } },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: (args) => (
    <Stack>
      {linkVariants.map((variant) =>
        linkTones.map((tone) => (
          <Text key={`${variant} ${tone}`}>
            {variant}, {tone}: <Link {...args} variant={variant} tone={tone} />
          </Text>
        )),
      )}
    </Stack>
  ),
}

export const FocusVisible: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: '[data-component="Link"]' }) }

export const External: Story = {
  args: { external: true, href: 'https://example.com', children: 'Paystack' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Paystack (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** The app sets once how internal links navigate; an external link stays a plain anchor. */
export const WithRouter: Story = {
  parameters: visual('component', [], { skip: 'It looks like Playground.' }),
  render: (args) => (
    <LinkProvider
      component={({ children, ...props }) => (
        <a {...props} data-router="true">
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('data-router', 'true')
  },
}

export const Stress: Story = {
  render: (args) => (
    <Stack>
      {Object.values(stressText).map((text) => (
        <Text key={text}>
          Read about{' '}
          <Link {...args} external>
            {text}
          </Link>{' '}
          first.
        </Text>
      ))}
    </Stack>
  ),
}

export const Narrow320: Story = {
  ...Stress,
  name: '320 px',
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvasElement, userEvent }) => {
    const followed = noteFollowed(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toEqual(['#'])
  },
}
