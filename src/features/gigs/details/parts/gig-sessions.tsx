import type { Gig } from '@/api/contract/schemas/gig.ts'
import { sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { findNextSession, sortSessions, sessionTimes, timeOfDay } from '@/shared/gig-sessions.ts'
import { now } from '@/lib/clock.ts'
import { shortDay } from '@/lib/dates.ts'
import { calledOffWord, isCalledOff, isEnded } from '../../model/gig-copy.ts'
import { SectionCard } from './section-card.tsx'

/** The sessions in chronological order. */
export function GigSessions({ gig }: { gig: Gig }) {
  const sessions = sortSessions(gig.sessions)
  const at = now()
  const next = isEnded(gig) ? undefined : findNextSession(sessions, at)
  return (
    <SectionCard title="Sessions">
      {sessions.length === 0 ? (
        <Text tone="muted">No sessions yet.</Text>
      ) : (
        <List surface="plain" ordered label="Sessions">
          {sessions.map((session) => (
            <ListItem
              key={`${session.date} ${session.start}`}
              description={[sessionTimes(session), session.arrival && `arrive by ${timeOfDay(session.arrival)}`]
                .filter(Boolean)
                .join(' · ')}
              trailing={
                session === next ? (
                  <Badge>{sessionSpan(session).startsAt <= at ? 'Now' : 'Next'}</Badge>
                ) : isCalledOff(gig, session) ? (
                  <Badge>{calledOffWord(gig)}</Badge>
                ) : sessionSpan(session).endsAt <= at ? (
                  <Badge>Over</Badge>
                ) : undefined
              }
            >
              {shortDay(session.date)}
            </ListItem>
          ))}
        </List>
      )}
    </SectionCard>
  )
}
