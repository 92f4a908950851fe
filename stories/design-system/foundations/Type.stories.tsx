import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { textClass } from '@/design-system/styles/type.css.ts'
import { textStyleNames } from '@/design-system/tokens/scales.ts'
import { visual } from '../../_kit/visual.ts'
import { stressText } from '../stress-text.ts'

function TypeScale({ text }: { text: string }) {
  return (
    <Stack space={5}>
      {textStyleNames.map((name) => (
        <div key={name} className={textClass[name]}>
          {name}: {text}
        </div>
      ))}
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  parameters: visual('responsive'),
} satisfies Meta<typeof TypeScale>

export default meta
type Story = StoryObj<typeof meta>

/** Whole text styles. Headings take one step down below 768 px. */
export const Scale: Story = { args: { text: 'Put their name in lights' } }

/** Yoruba, Igbo and Hausa letters with their tone marks, in the interface face. */
export const NigerianLetters: Story = { args: { text: `${stressText.nigerian} ${stressText.money}` } }
