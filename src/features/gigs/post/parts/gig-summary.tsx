import type { ReactNode } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { FullPoster } from '../../poster/gig-poster.tsx'
import { gigLabels, labelOf } from '@/shared/gig-looks.ts'
import { sortSessions, sessionTimesWithArrival } from '@/shared/gig-sessions.ts'
import { WrittenText } from '@/shared/written-text.tsx'
import { dateTime, shortDay } from '@/lib/dates.ts'
import { payLine } from '../../poster/poster-facts.ts'
import { deadlineOf, type GigForm, placeOf } from '../model/gig-fields.ts'
import type { Step } from '../model/steps.ts'
import { posterOfForm } from './poster-preview.tsx'

interface GigSummaryProps {
  values: GigForm
  /** Returns the link to the step where a part is edited; omitted when the whole form is on the page. */
  onEdit?: ((step: Step) => void) | undefined
}

/** The Gig as workers see it (docs/product/post-gig.md, step 4). */
export function GigSummary({ values, onEdit }: GigSummaryProps) {
  const business = useApiQuery(company.getCompanyProfile, {})
  const { perks } = values
  const deadline = deadlineOf(values)
  const part = (title: string, step: Step, content: ReactNode) => (
    <Part title={title} onEdit={onEdit && (() => onEdit(step))}>
      {content}
    </Part>
  )
  return (
    <Card as="section" aria-label="As workers see it">
      <Stack space={6}>
        <FullPoster
          facts={posterOfForm(values)}
          titleLevel={3}
          isDraft
          business={business.data?.companyName ?? undefined}
        />
        {part(
          'Details',
          'details',
          <Stack space={4}>
            <Text>
              <WrittenText>{values.description}</WrittenText>
            </Text>
            <Inline as="ul" space={2} aria-label="Skills">
              {[...values.workSkills, ...values.softSkills].map((skill) => (
                <li key={skill}>
                  <Tag>{skill}</Tag>
                </li>
              ))}
            </Inline>
            {values.deliverables.length > 0 && (
              <List label="Deliverables" surface="plain">
                {[...new Set(values.deliverables.map(({ text }) => text))].map((text) => (
                  <ListItem key={text} leading={<CheckIcon size="sm" />}>
                    {text}
                  </ListItem>
                ))}
              </List>
            )}
          </Stack>,
        )}
        {part(
          values.sessions.length === 1 ? '1 session' : `${values.sessions.length} sessions`,
          'schedule',
          <DescriptionList layout="rows">
            {sortSessions(values.sessions).map((session) => (
              <DescriptionItem key={`${session.date} ${session.start}`} term={shortDay(session.date)}>
                {sessionTimesWithArrival(session)}
              </DescriptionItem>
            ))}
            <DescriptionItem term="Place">{placeOf(values)}</DescriptionItem>
            <DescriptionItem term="Apply until">{deadline && dateTime(deadline)}</DescriptionItem>
          </DescriptionList>,
        )}
        {part(
          'Pay and what the worker gets',
          'pay',
          <DescriptionList layout="rows">
            <DescriptionItem term="Pay">{payLine(values)}</DescriptionItem>
            <DescriptionItem term="Workers">{values.workersNeeded.trim()}</DescriptionItem>
            <DescriptionItem term="Transport">{labelOf(gigLabels.transport, perks.transport)}</DescriptionItem>
            <DescriptionItem term="Equipment">{labelOf(gigLabels.equipment, perks.equipment)}</DescriptionItem>
            <DescriptionItem term="Meals">{perks.meals ? 'Included' : 'Not included'}</DescriptionItem>
            <DescriptionItem term="Dress code">{perks.dressCode.trim() || undefined}</DescriptionItem>
            <DescriptionItem term="Who sees it">{labelOf(gigLabels.visibility, values.visibility)}</DescriptionItem>
          </DescriptionList>,
        )}
      </Stack>
    </Card>
  )
}

function Part({ title, onEdit, children }: { title: string; onEdit: (() => void) | undefined; children: ReactNode }) {
  return (
    <Stack space={3} as="section" aria-label={title}>
      <Columns template="fill-content" space={3} align="center">
        <Heading level={3}>
          <span dir="auto">{title}</span>
        </Heading>
        {onEdit && (
          <Button variant="ghost" flush="end" size="sm" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
        )}
      </Columns>
      {children}
    </Stack>
  )
}
