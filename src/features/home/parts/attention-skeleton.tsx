import { List, ListItem } from '@/design-system/components/List/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'

/** The skeleton of the list of what needs attention. */
export function AttentionSkeleton() {
  return (
    <List surface="plain">
      {['first', 'second'].map((row) => (
        <ListItem key={row} leading={<SkeletonBlock shape="avatarMd" />} description={<SkeletonText width="medium" />}>
          <SkeletonText width="long" />
        </ListItem>
      ))}
    </List>
  )
}
