import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { nonBreaking } from '@/lib/dates.ts'
import { withYouText } from '@/shared/people/history-text.ts'

/** So many skills are named on a card, on one line; the number of the others is said. */
const shownOnCard = 2
/** At most so many are named in the table. */
const shownSkills = 3
/** So many characters of skills stand beside each other on one line of the table, with the edges of a tag as so many characters. */
const lineLength = 18
const edgeLength = 4

interface FirstSkillsProps extends Pick<WorkerProfile, 'skills'> {
  /** In the table: with only as many names as its column has room for. The names of the others are a tooltip. */
  oneLine?: boolean
}

/** The first skills, and how many more there are. */
export function FirstSkills({ skills, oneLine = false }: FirstSkillsProps) {
  if (skills.length === 0) {
    return (
      <Text as="span" size="caption" tone="muted">
        No skills listed
      </Text>
    )
  }
  const shown = skills.slice(0, oneLine ? countOnLine(skills) : shownOnCard)
  const others = skills.slice(shown.length)
  return (
    <Inline as="span" space={1} wrap={false}>
      {shown.map((skill) => (
        <Tag key={skill}>{skill}</Tag>
      ))}
      {others.length > 0 && (
        <Text as="span" size="caption" tone="muted">
          <span title={others.join(', ')}>
            {oneLine ? `+\u2060${others.length}` : nonBreaking(`+${others.length} more`)}
          </span>
        </Text>
      )}
    </Inline>
  )
}

/** How many skills fit on one line; at least the first one, which is shortened where it is longer. */
function countOnLine(skills: readonly string[]): number {
  let length = 0
  const fitting = skills.slice(0, shownSkills).findIndex((skill) => (length += skill.length + edgeLength) > lineLength)
  return fitting === -1 ? shownSkills : Math.max(1, fitting)
}

/** 'With you: 3 Gigs, 3 on time' */
export function History({ worker: { history } }: { worker: WorkerProfile }) {
  const isNew = !history || (history.gigsWithYou === 0 && !history.lastHiredAt)
  return (
    <Text size="caption" tone="muted">
      {isNew ? withYouText(history) : `With you: ${withYouText(history)}`}
    </Text>
  )
}

/** When the employer last hired the worker. @param props.at a moment in ISO 8601 */
export function LastHired({ at }: { at: string }) {
  return (
    <>
      {'Last hired '}
      <DateTime value={at} show="date" />
    </>
  )
}
