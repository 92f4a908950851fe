import { useState } from 'react'
import type { PortfolioItem } from '@/api/contract/schemas/worker.ts'
import { MediaGrid } from '@/design-system/components/MediaGrid/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { loadedWhenShown } from '@/design-system/lib/deferred.tsx'
import { ProfileSection, type ProfilePlace } from './profile-section.tsx'

/** Loaded when a piece of work is first opened. */
const Viewer = loadedWhenShown(
  async () => (await import('@/design-system/components/MediaViewer/index.ts')).MediaViewer,
)

interface ProfilePortfolioProps {
  portfolio: readonly PortfolioItem[]
  place?: ProfilePlace
}

/** Earlier work: small pictures that open larger, sounds and videos that load when they are played. */
export function ProfilePortfolio({ portfolio, place = 'page' }: ProfilePortfolioProps) {
  const [index, setIndex] = useState<number | null>(null)
  const [wasOpened, setOpened] = useState(false)
  return (
    <ProfileSection title="Portfolio" place={place}>
      {portfolio.length === 0 ? (
        <Text tone="muted">No work shown yet.</Text>
      ) : (
        <MediaGrid
          items={portfolio}
          onOpen={(pressed) => {
            setOpened(true)
            setIndex(pressed)
          }}
        />
      )}
      {wasOpened && <Viewer items={portfolio} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />}
    </ProfileSection>
  )
}
