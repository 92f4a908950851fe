import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { now } from '@/lib/clock.ts'
import { isSessionOver, sortSessions } from '@/shared/gig-sessions.ts'
import { GigBrief, GigDeliverables } from './gig-brief.tsx'
import { GigCompleteness, GigContact, GigFacts, GigPerks } from './gig-facts.tsx'
import { GigSessions } from './gig-sessions.tsx'
import { PlanBCard } from './plan-b-card.tsx'
import { TeamAskedCard } from './team-asked-card.tsx'

const isOngoing = ({ status }: Gig) => status === 'open' || status === 'in_progress'

/** All that was agreed for a Gig (docs/product/gig-details.md). */
export function OverviewTab({ gig }: { gig: Gig }) {
  // Nobody can be needed, and nobody decides by the Gig, once its last session has ended.
  const present = useNow() ?? now()
  const sessions = sortSessions(gig.sessions)
  const isPast = sessions.length > 0 && sessions.every((session) => isSessionOver(session, present))
  return (
    <Columns template="two-one" space={6} collapseBelow="desktop">
      <Stack space={6}>
        <GigBrief gig={gig} />
        <GigSessions gig={gig} />
        <GigDeliverables gig={gig} />
        <GigPerks gig={gig} />
      </Stack>
      <Stack space={6}>
        <GigFacts gig={gig} />
        {gig.team !== undefined && gig.team.length > 0 && <TeamAskedCard gig={gig} team={gig.team} />}
        {isOngoing(gig) && !isPast && <PlanBCard gig={gig} />}
        {!isPast && <GigCompleteness gig={gig} />}
        <GigContact gig={gig} />
      </Stack>
    </Columns>
  )
}
