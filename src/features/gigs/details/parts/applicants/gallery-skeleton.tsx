import { Card } from '@/design-system/components/Card/index.ts'
import { Checkbox } from '@/design-system/components/Checkbox/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Skeleton, SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'

/** How many cards of the gallery stand beside each other. */
export const galleryColumns = { mobile: 1, tablet: 2, desktop: 3 } as const

const noop = () => undefined

/** The gallery of applicants while they, or its code, are loaded. */
export function GallerySkeleton() {
  return (
    <Stack space={4} aria-hidden>
      <Skeleton>
        <Inline>
          <Checkbox label="Select all" checked={false} onChange={noop} />
        </Inline>
      </Skeleton>
      <Tiles columns={galleryColumns} space={4}>
        {['1', '2', '3', '4', '5', '6'].map((card) => (
          <Card key={card} padding="sm">
            <Stack space={3}>
              <SkeletonBlock shape="picture" />
              <Columns template="content-fill" space={3}>
                <SkeletonBlock shape="avatarMd" />
                <div>
                  <SkeletonText width="medium" />
                  <SkeletonText textStyle="caption" width="long" />
                </div>
              </Columns>
              <SkeletonText width="medium" />
              <Spread space={4}>
                <SkeletonText width="medium" />
                <SkeletonBlock shape="button" />
              </Spread>
            </Stack>
          </Card>
        ))}
      </Tiles>
    </Stack>
  )
}
