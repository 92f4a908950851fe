import type { ReactNode } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { formatPlace, gigLabels, gigLooks, labelOf } from '@/shared/gig-looks.ts'
import { HeadPoster } from '../../poster/gig-poster.tsx'
import { posterOf } from '../../poster/poster-facts.ts'
import { sessionLine, sortSessions } from '@/shared/gig-sessions.ts'
import { WrittenText } from '@/shared/written-text.tsx'
import { now } from '@/lib/clock.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { addressLine, deadlineTerm, isEnded, isPosted, whenLine } from '../../model/gig-copy.ts'
import { moneyParts } from '../../model/money-parts.ts'
import { applicantTotal } from '../../model/new-applicants.ts'
import { NewApplicants } from './new-applicants.tsx'

/** What is watched and decided by, without the parts that need the page: who applied, who is hired, where the money is, what was asked for. */
export function GigPreviewFacts({ gig }: { gig: Gig }) {
  const { status, applicationDeadline, payment, description, workSkills } = gig
  const sessions = sortSessions(gig.sessions)
  // Fee and VAT of a Gig that is not paid are its price, not money that is anywhere.
  const money = payment.paidKobo > 0 ? moneyParts(payment).filter(({ value }) => value > 0) : []
  return (
    <Stack space={6}>
      {/* The poster brings the distance to what is below it. */}
      <Stack space={0}>
        <HeadPoster
          facts={posterOf(gig, now())}
          when={whenLine(gig, now())}
          status={<StatusPill size="md" state={status} looks={gigLooks} />}
        />
        <DescriptionList columns={2}>
          {isPosted(gig) && (
            <DescriptionItem term="Applicants">
              <Inline as="span" space={2}>
                <span>{formatNumber(applicantTotal(gig.applicantCounts))}</span>
                <NewApplicants gig={gig} />
              </Inline>
            </DescriptionItem>
          )}
          {!isEnded(gig) && (
            <DescriptionItem term={deadlineTerm(gig, now())} missingLabel="Not provided">
              {applicationDeadline && <DateTime value={applicationDeadline} show="date" relative={status === 'open'} />}
            </DescriptionItem>
          )}
          <DescriptionItem term="Where" missingLabel="Not provided">
            {addressLine(gig) ?? formatPlace(gig)}
          </DescriptionItem>
          <DescriptionItem term="Who sees it" missingLabel="Not provided">
            {labelOf(gigLabels.visibility, gig.visibility)}
          </DescriptionItem>
        </DescriptionList>
      </Stack>
      {money.length > 0 && (
        <Section title="Money">
          <DescriptionList layout="rows" align="end">
            {money.map(({ id, label, value }) => (
              <DescriptionItem key={id} term={label}>
                <Money amount={value} />
              </DescriptionItem>
            ))}
            <DescriptionItem term="Paid in all">
              <Money amount={payment.paidKobo} />
            </DescriptionItem>
          </DescriptionList>
        </Section>
      )}
      {sessions.length > 1 && (
        <Section title="Sessions">
          <Stack space={1}>
            {sessions.map((session) => (
              <Text key={`${session.date} ${session.start}`}>{sessionLine(session)}</Text>
            ))}
          </Stack>
        </Section>
      )}
      {description.trim() !== '' && (
        <Section title="Brief">
          <WrittenText>{description}</WrittenText>
        </Section>
      )}
      {workSkills.length > 0 && (
        <Section title="Skills">
          <Inline space={2}>
            {workSkills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </Inline>
        </Section>
      )}
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space={2}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  )
}
