import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { personSkeleton, twoLineSkeleton } from '@/shared/cell-skeletons.tsx'
import { historyText, noHistoryText, placeText } from '@/shared/people/history-text.ts'
import { PersonCell } from '@/shared/people/person-cell.tsx'
import { TwoLines } from '@/shared/list-view/two-lines.tsx'
import { Heart } from './heart.tsx'
import type { ListActions } from './selection.ts'
import { FirstSkills, LastHired } from './worker-facts.tsx'

const removed = ['Removed'] as const

/** The columns of the table of saved workers. */
export const workerColumns = (actions: ListActions): readonly Column<WorkerProfile>[] => [
  {
    id: 'worker',
    header: 'Worker',
    width: 'grow',
    rowHeader: true,
    card: 'title',
    skeleton: personSkeleton,
    cell: (worker) => <PersonCell worker={worker} {...(!actions.isSaved(worker) && { marks: removed })} />,
  },
  {
    id: 'place',
    header: 'Place',
    width: 'sm',
    priority: 'low',
    cell: ({ location }) => placeText(location) ?? <DateTime value={null} />,
  },
  {
    id: 'rating',
    header: 'Rating',
    width: 'sm',
    card: 'status',
    cell: ({ rating, ratingCount }) => <Rating value={rating} count={ratingCount} variant="one" size="sm" />,
  },
  {
    id: 'history',
    header: 'With you',
    width: 'lg',
    priority: 'high',
    card: 'fact',
    skeleton: twoLineSkeleton,
    cell: ({ history }) => (
      <TwoLines below={history?.lastHiredAt && <LastHired at={history.lastHiredAt} />}>
        {historyText(history) ?? (
          <Text as="span" tone="muted">
            {noHistoryText(history)}
          </Text>
        )}
      </TwoLines>
    ),
  },
  {
    id: 'skills',
    header: 'Skills',
    width: 'md',
    priority: 'low',
    cell: ({ skills }) => <FirstSkills skills={skills} oneLine />,
  },
  {
    id: 'saved',
    header: 'Saved',
    width: 'xs',
    card: 'action',
    cell: (worker) => <Heart worker={worker} actions={actions} />,
  },
]
