import { List, ListItem } from '@/design-system/components/List/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import * as styles from './home.css.ts'

interface RowsSkeletonProps {
  rows: number
  /** The shape before the text; left out where the rows have none. */
  leading?: 'person' | 'day'
}

const shapes = {
  person: <SkeletonBlock shape="avatarMd" />,
  day: <span className={styles.day} />,
} as const

/** The skeleton of a card's rows, each with a title and a line about it. */
export function RowsSkeleton({ rows, leading }: RowsSkeletonProps) {
  return (
    <List surface="plain">
      {Array.from({ length: rows }, (_, row) => (
        <ListItem
          key={row}
          align={leading === 'day' ? 'start' : 'center'}
          leading={leading && shapes[leading]}
          description={<SkeletonText lines={leading === 'day' ? 2 : 1} width="medium" />}
        >
          <SkeletonText width="long" />
        </ListItem>
      ))}
    </List>
  )
}
