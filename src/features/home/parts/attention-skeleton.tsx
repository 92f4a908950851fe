import { List, ListItem } from '@/design-system/components/List/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'

/** The shape of what needs attention, while it is read. */
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
