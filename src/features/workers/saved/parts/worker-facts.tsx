import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { historyText, noHistoryText } from '@/shared/people/history-text.ts'

/** So many skills are named; the number of the others is said. */
const shownSkills = 3

/** The first skills, and how many more there are. */
export function FirstSkills({ skills }: Pick<WorkerProfile, 'skills'>) {
  if (skills.length === 0) {
    return (
      <Text as="span" size="caption" tone="muted">
        No skills listed
      </Text>
    )
  }
  const rest = skills.length - shownSkills
  return (
    <Inline as="span" space={1}>
      {skills.slice(0, shownSkills).map((skill) => (
        <Tag key={skill}>{skill}</Tag>
      ))}
      {rest > 0 && (
        <Text as="span" size="caption" tone="muted">
          {`+${rest} more`}
        </Text>
      )}
    </Inline>
  )
}

/** 'With you: 3 Gigs, 3 on time' */
export function History({ worker: { history } }: { worker: WorkerProfile }) {
  const text = historyText(history)
  return (
    <Text size="caption" tone="muted">
      {text === undefined && !history?.lastHiredAt
        ? 'Not hired by you yet'
        : `With you: ${text ?? noHistoryText(history)}`}
    </Text>
  )
}

/** When the employer last hired the worker; nothing for one who was never hired. */
export function LastHired({ worker: { history } }: { worker: WorkerProfile }) {
  if (!history?.lastHiredAt) return null
  return (
    <Text as="span" size="caption" tone="muted">
      {'Last hired '}
      <DateTime value={history.lastHiredAt} show="date" />
    </Text>
  )
}
