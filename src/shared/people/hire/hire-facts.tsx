import type { Gig } from '@/api/contract/schemas/gig.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { workerNet } from '@/rules/gig-price.ts'
import type { ExtraPay } from '@/rules/hiring.ts'
import { sessionLine, sortSessions } from '@/shared/gig-sessions.ts'

/** How many sessions are written out. */
const shownSessions = 3

interface HireFactsProps {
  gig: Gig
  /** Agreed gross pay in kobo; null while none is typed. */
  agreedKobo: number | null
  extra: ExtraPay | undefined
}

/** What a hire agrees: what the worker receives, the places, and what the wallet pays beyond the money that the Gig holds. */
export function HireFacts({ gig, agreedKobo, extra }: HireFactsProps) {
  // The Gig's money for the place that this hire does not need; what is left of it goes back to the wallet when the Gig ends.
  const moreKobo = agreedKobo === null ? 0 : agreedKobo - (gig.hiring?.payKobo ?? 0)
  const unusedKobo = Math.max(0, -moreKobo)
  // What hires for less have left pays before the wallet does.
  const leftKobo = Math.max(0, Math.min(moreKobo, gig.hiring?.spareKobo ?? 0))
  return (
    <DescriptionList layout="rows" align="end">
      <DescriptionItem term="Worker receives">
        <Money amount={agreedKobo === null ? null : workerNet(agreedKobo)} />
      </DescriptionItem>
      <DescriptionItem term="Places">{freePlaces(gig)}</DescriptionItem>
      {unusedKobo > 0 && (
        <DescriptionItem term="Stays with the Gig, for other hires">
          <Money amount={unusedKobo} />
        </DescriptionItem>
      )}
      {leftKobo > 0 && (
        <DescriptionItem term="From what other hires left in this Gig">
          <Money amount={leftKobo} />
        </DescriptionItem>
      )}
      {extra !== undefined && extra.totalKobo > 0 && (
        <>
          <DescriptionItem term="Extra pay">
            <Money amount={extra.payKobo} />
          </DescriptionItem>
          <DescriptionItem term="Service fee and VAT">
            <Money amount={extra.feeKobo + extra.vatKobo} />
          </DescriptionItem>
          <DescriptionItem term="From your wallet">
            <Text as="span" weight="semibold" tabular>
              <Money amount={extra.totalKobo} />
            </Text>
          </DescriptionItem>
        </>
      )}
    </DescriptionList>
  )
}

/** '2 of 5 are free' */
function freePlaces({ hiring, workersNeeded }: Gig): string {
  const free = hiring?.freePlaces ?? 0
  return `${workersNeeded ? `${free} of ${workersNeeded}` : free} ${free === 1 ? 'is' : 'are'} free`
}

/** The sessions that somebody is hired for, or the first of them. */
export function HireSessions({ gig }: { gig: Gig }) {
  const sessions = sortSessions(gig.sessions)
  const more = sessions.length - shownSessions
  return (
    <DescriptionList>
      <DescriptionItem term={sessions.length === 1 ? 'Session' : `${sessions.length} sessions`}>
        <Stack space={0}>
          {sessions.slice(0, shownSessions).map((session) => (
            <span key={`${session.date} ${session.start}`}>{sessionLine(session)}</span>
          ))}
          {more > 0 && (
            <Text as="span" tone="muted">
              {`+${more} more`}
            </Text>
          )}
        </Stack>
      </DescriptionItem>
    </DescriptionList>
  )
}
