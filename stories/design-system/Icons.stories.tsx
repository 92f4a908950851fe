import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { Icon, type IconProps, iconSizes } from '@/design-system/icons/Icon.tsx'
import { BellIcon } from '@/design-system/icons/BellIcon.tsx'

const modules = import.meta.glob<Record<string, (props: IconProps) => React.ReactNode>>('@/design-system/icons/*Icon.tsx', { eager: true })

const icons = Object.entries(modules).flatMap(([path, module]) => {
  const name = path.replace(/^.*\/|\.tsx$/g, '')
  const Component = module[name]
  return name === 'Icon' || Component === undefined ? [] : [{ name, Component }]
})

const meta = {
  title: 'Design system/Icons',
  component: Icon,
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof Icon>

/** Every icon on the same 24 px grid. Import one from `@/design-system/icons/<Name>.tsx`; only what is imported is shipped. */
export const All: Story = {
  render: () => (
    <Tiles columns={{ mobile: 2, tablet: 6 }} space={6}>
      {icons.map(({ name, Component }) => (
        <Stack key={name} space={2} align="center">
          <Component size="lg" />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Tiles>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline space={4} align="end">
      {iconSizes.map((size) => (
        <BellIcon key={size} size={size} label={`Bell, ${size}`} />
      ))}
    </Inline>
  ),
}
