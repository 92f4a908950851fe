import { useLocation } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { PlusIcon } from '@/design-system/icons/PlusIcon.tsx'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { belowTablet } from '@/design-system/styles/media.ts'
import { paths } from '@/shared/paths.ts'
import { postGigPlace } from './navigation.ts'

/**
 * 'Post a Gig' in the top bar. Where it is the page's main action it is the filled button, and a phone has it in the page instead;
 * elsewhere it is quiet beside the main action of the page, and on a phone an icon.
 */
export function PostGigLink() {
  const isPhone = useMedia(belowTablet)
  const place = postGigPlace(useLocation().pathname)
  if (place === 'none') return null
  const isMain = place === 'main'
  const link = (
    <ButtonLink
      size="sm"
      href={paths.postGig}
      icon={isPhone ? undefined : <PlusIcon />}
      aria-label="Post a Gig"
      variant={isMain ? 'active' : 'soft'}
    >
      {isPhone ? <PlusIcon /> : 'Post a Gig'}
    </ButtonLink>
  )
  return isMain ? <Hidden below="tablet">{link}</Hidden> : link
}
