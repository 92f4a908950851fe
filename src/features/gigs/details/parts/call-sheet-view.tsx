import type { ReactNode } from 'react'
import { Bleed } from '@/design-system/components/Bleed/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { FullPoster } from '../../poster/gig-poster.tsx'
import { posterOf } from '../../poster/poster-facts.ts'
import { PrintSheet } from '@/shared/print-sheet/print-sheet.tsx'
import { findNextSession, isSessionOver, sessionLine, timeOfDay } from '@/shared/gig-sessions.ts'
import { now } from '@/lib/clock.ts'
import type { CallSheet, SheetPerson } from '../model/stored-call-sheet.ts'

/** The call sheet as one page to print, without controls. */
export function CallSheetView({ sheet }: { sheet: CallSheet }) {
  const { title, category, area, sessions, place, landmark, contact, dressCode, perks, deliverables, people } = sheet
  const next = findNextSession(sessions, now()) ?? sessions.at(-1)
  const arrival = next?.arrival ?? next?.start
  return (
    <PrintSheet>
      <Card padding="lg">
        <Stack space={6}>
          <Stack space={2}>
            <FullPoster
              facts={posterOf(
                { title, category, sessions, location: area === undefined ? null : { city: area } },
                now(),
              )}
              titleLevel={2}
              isLit
              foot={arrival === undefined ? 'Call sheet' : `Call ${timeOfDay(arrival)}`}
            />
            <Text tone="muted">All times are Lagos time.</Text>
          </Stack>
          <Part title="Sessions">
            {sessions.length === 0 ? (
              <Text tone="muted">No sessions yet.</Text>
            ) : (
              <Items ordered>
                {sessions.map((session) => (
                  <ListItem
                    key={`${session.date} ${session.start}`}
                    description={
                      isSessionOver(session, now())
                        ? 'Over'
                        : session.arrival && `Arrive by ${timeOfDay(session.arrival)}`
                    }
                  >
                    {sessionLine(session)}
                  </ListItem>
                ))}
              </Items>
            )}
          </Part>
          {(place || landmark || contact || dressCode) && (
            <Part title="On the day">
              <DescriptionList layout="rows">
                {place && <DescriptionItem term="Place">{place}</DescriptionItem>}
                {landmark && <DescriptionItem term="Landmark">{landmark}</DescriptionItem>}
                {contact && (
                  <DescriptionItem term="Contact">
                    {[contact.name, contact.phone].filter(Boolean).join(', ')}
                  </DescriptionItem>
                )}
                {dressCode && <DescriptionItem term="Dress code">{dressCode}</DescriptionItem>}
              </DescriptionList>
            </Part>
          )}
          {perks.length > 0 && <Lines title="What the worker gets" lines={perks} />}
          {deliverables.length > 0 && <Lines title="Deliverables" lines={deliverables} />}
          <Part title="Hired">
            {people.length === 0 ? (
              <Text tone="muted">Nobody is hired yet.</Text>
            ) : (
              <Items>
                {people.map((person, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name, and the order is fixed
                  <ListItem key={index} description={about(person)} trailing={person.arrival}>
                    {person.name}
                  </ListItem>
                ))}
              </Items>
            )}
          </Part>
        </Stack>
      </Card>
    </PrintSheet>
  )
}

const about = ({ title, phone }: SheetPerson) => [title, phone].filter(Boolean).join(' · ') || undefined

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space={2}>
      <Heading level={3} look="title">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Part title={title}>
      <Items>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the order of the lines is fixed
          <ListItem key={index}>
            <span dir="auto">{line}</span>
          </ListItem>
        ))}
      </Items>
    </Part>
  )
}

/** Cancels the space that a list leaves above and below its rows, so that the heading is as near as to text. */
function Items({ ordered = false, children }: { ordered?: boolean; children: ReactNode }) {
  return (
    <Bleed vertical={3}>
      <List surface="plain" ordered={ordered}>
        {children}
      </List>
    </Bleed>
  )
}
