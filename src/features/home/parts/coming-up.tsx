import { useApiQuery } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { weekdayNames } from '@/design-system/lib/format-day.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { gigTitle } from '@/shared/gig-looks.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { sessionTimes } from '@/shared/gig-sessions.ts'
import { paths, withQuery } from '@/shared/paths.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { now } from '@/lib/clock.ts'
import { homeReads } from '../data/home-reads.ts'
import { type ComingSession, comingUp, dayName } from '../model/coming-up.ts'
import { HomeCard } from './home-card.tsx'
import * as styles from './home.css.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** How many sessions are shown; the calendar has the others. */
const few = 5

const calendar = withQuery(paths.gigs, { view: 'calendar' })

/** The sessions of the next 7 days (docs/product/home.md). */
export function ComingUp() {
  const query = useApiQuery(gigs.list, homeReads.gigs)
  const present = useNow() ?? now()
  return (
    <HomeCard
      title="Coming up"
      aside={
        <Link href={calendar} variant="standalone">
          Calendar
        </Link>
      }
    >
      <QueryView
        query={query}
        things="what is coming up"
        skeleton={<RowsSkeleton rows={3} leading="day" />}
        headingLevel={3}
      >
        {(list) => <Sessions sessions={comingUp(list.gigs, present)} present={present} />}
      </QueryView>
    </HomeCard>
  )
}

function Sessions({ sessions, present }: { sessions: readonly ComingSession[]; present: Date }) {
  if (sessions.length === 0) return <Text tone="muted">No sessions in the next 7 days.</Text>
  const others = sessions.length - few
  return (
    <Stack space={3}>
      <List surface="plain">
        {sessions.slice(0, few).map((coming) => (
          <SessionRow key={coming.key} coming={coming} present={present} />
        ))}
      </List>
      {others > 0 && (
        <Link href={calendar} variant="standalone">{`${others} more ${others === 1 ? 'session' : 'sessions'}`}</Link>
      )}
    </Stack>
  )
}

function SessionRow({ coming: { gig, session }, present }: { coming: ComingSession; present: Date }) {
  const near = dayName(session.date, present)
  const needed = gig.workersNeeded ?? 0
  const isMissing = gig.workersHired < needed
  return (
    <ListItem
      href={gigPaths.details(gig.id)}
      align="start"
      leading={<DayMark day={session.date} />}
      description={
        <>
          {near && `${near}, `}
          {sessionTimes(session)}
          <br />
          <Text as="span" tone={isMissing && near !== undefined ? 'warning' : 'inherit'}>
            {`${gig.workersHired} of ${needed} ${needed === 1 ? 'worker' : 'workers'} hired`}
          </Text>
        </>
      }
    >
      <Truncate>
        <bdi>{gigTitle(gig)}</bdi>
      </Truncate>
    </ListItem>
  )
}

/** The day as on a poster: 'FRI' above '14'. */
function DayMark({ day }: { day: string }) {
  return (
    <span className={styles.day}>
      <span className={styles.weekday}>{weekdayNames(day).short}</span>
      <span className={styles.date}>{Number(day.slice(8))}</span>
    </span>
  )
}
