import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { textClass } from '@/design-system/styles/type.css.ts'
import { scales, textStyleNames, typeBelowTablet } from '@/design-system/tokens/scales.ts'
import { nigerianLetters } from '../../../scripts/fonts/characters.ts'
import * as styles from './foundations.css.ts'

const pixels = (rem: string): number => Number.parseFloat(rem) * 16

const belowTablet: Readonly<Record<string, { size: string; lineHeight: string }>> = typeBelowTablet

/** 'label: 14/20, 500', and the size of a heading on a phone. */
function measure(name: (typeof textStyleNames)[number]): string {
  const { size, lineHeight, weight, tracking } = scales.type[name]
  const step = belowTablet[name]
  return [
    `${pixels(size)}/${pixels(lineHeight)}`,
    weight,
    ...(tracking === '0' ? [] : [tracking]),
    ...(step === undefined ? [] : [`${pixels(step.size)}/${pixels(step.lineHeight)} below 768 px`]),
  ].join(' · ')
}

/** Every text style at its size, with its measures. */
export function TypeScale({ text }: { text: string }) {
  return (
    <Stack space={6}>
      {textStyleNames.map((name) => (
        <div key={name} className={styles.specimen}>
          <Text size="caption" tone="muted" tabular>
            <code className={styles.tokenName}>{name}</code> {measure(name)}
          </Text>
          <div className={textClass[name]}>{text}</div>
        </div>
      ))}
    </Stack>
  )
}

/** The letters beyond ASCII that the languages of the audience need, and the naira sign. */
export function Letters() {
  const letters = [...nigerianLetters.toLowerCase(), '₦'].filter((letter, index, all) => all.indexOf(letter) === index)
  return (
    <ul className={styles.letters}>
      {letters.map((letter) => (
        <li key={letter} className={styles.letter}>
          {letter}
        </li>
      ))}
    </ul>
  )
}

const amounts = ['₦1,250,000.00', '₦88,411.11', '−₦9,070.50', '₦0.00'] as const

/** The same amounts with figures of one width and without: only the first line up. */
export function Figures() {
  return (
    <div className={styles.figureColumns}>
      {[true, false].map((tabular) => (
        <Stack key={`${tabular}`} space={1}>
          <Text size="caption" tone="muted">
            {tabular ? 'tabular: for money, counts, times, codes' : 'proportional: for running text'}
          </Text>
          {amounts.map((amount) => (
            <Text key={amount} size="bodyLarge" align="end" tabular={tabular}>
              {amount}
            </Text>
          ))}
        </Stack>
      ))}
    </div>
  )
}
