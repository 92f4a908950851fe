import { List, ListItem } from '@/design-system/components/List/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'

interface RowsSkeletonProps {
  rows: number
  /** The shape before the text; left out where the rows have none. */
  leading?: 'avatarMd' | 'avatarLg'
}

/** The skeleton of a card's rows, each with a title and a line about it. */
export function RowsSkeleton({ rows, leading }: RowsSkeletonProps) {
  return (
    <List surface="plain">
      {Array.from({ length: rows }, (_, row) => (
        <ListItem
          key={row}
          leading={leading && <SkeletonBlock shape={leading} />}
          description={<SkeletonText width="medium" />}
        >
          <SkeletonText width="long" />
        </ListItem>
      ))}
    </List>
  )
}
