import { type ReactNode, useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import * as styles from './home.css.ts'

interface HomeCardProps {
  title: string
  /** A link or a control beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A card of home, named by its heading. Each has its own read, skeleton and failure. */
export function HomeCard({ title, aside, children }: HomeCardProps) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack space={4}>
        <div className={styles.head}>
          <Spread wrap space={2}>
            <Heading level={2} look="heading3" id={headingId}>
              {title}
            </Heading>
            {aside}
          </Spread>
        </div>
        {children}
      </Stack>
    </Card>
  )
}
