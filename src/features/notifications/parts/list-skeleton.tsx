import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import * as styles from './panel.css.ts'

/** The skeleton of the list: the toolbar, a day, and as many notifications as fit a low window. */
export function ListSkeleton() {
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.boneShort}>
          <SkeletonText textStyle="caption" />
        </div>
      </div>
      <div className={styles.day}>
        <div className={styles.boneShort}>
          <SkeletonText textStyle="caption" />
        </div>
      </div>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className={styles.boneItem}>
          <SkeletonText textStyle="body" width="medium" />
          <SkeletonText textStyle="body" lines={2} width="long" />
          <SkeletonText textStyle="caption" width="short" />
        </div>
      ))}
    </>
  )
}
