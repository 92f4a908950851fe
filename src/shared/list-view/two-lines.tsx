import type { ReactNode } from 'react'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'

interface TwoLinesProps {
  /** The first line. */
  children: ReactNode
  /** The smaller line below it, where there is something to say. */
  below: ReactNode
}

/** A cell with a value and what belongs to it. The space between the lines separates the words of the accessible name. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <span>
      {children}{' '}
      {below && (
        <Text as="span" size="caption" tone="muted">
          <Truncate>{below}</Truncate>
        </Text>
      )}
    </span>
  )
}

/** A text that is cut at the end of its line. */
export function OneLine({ text }: { text: string }) {
  return (
    <Truncate>
      <span dir="auto" title={text}>
        {text}
      </span>
    </Truncate>
  )
}
