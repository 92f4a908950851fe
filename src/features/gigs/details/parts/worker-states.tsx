import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/index.ts'
import { workerGigLooks } from '@/shared/people-looks.ts'
import { type PlaceState, placeStates, stateOf } from '@/shared/people/worker-search.ts'
import { formatNumber } from '@/lib/format-number.ts'

/** A list of this many is seen whole. */
const seenWhole = 5

/** The states that a longer list of hired workers can be limited to; none where the list is short or all are in one state. */
export function listedStates(places: readonly WorkerGig[], state: PlaceState | undefined): readonly PlaceState[] {
  const present = placeStates.filter((known) => known === state || places.some((place) => stateOf(place) === known))
  return state === undefined && (places.length <= seenWhole || present.length < 2) ? [] : present
}

interface WorkerStatesProps {
  places: readonly WorkerGig[]
  /** Those of `listedStates`. */
  states: readonly PlaceState[]
  /** The state that the list is limited to; undefined for all. */
  state: PlaceState | undefined
  onChange: (state: PlaceState | undefined) => void
}

/** Limits a longer list of hired workers to one of their states, with how many are in it. */
export function WorkerStates({ places, states, state, onChange }: WorkerStatesProps) {
  // The empty cell keeps what stands beside it at the end of the line.
  if (states.length === 0) return <div />
  return (
    <SegmentedControl
      label="States"
      value={state ?? 'all'}
      onChange={({ value }) => onChange(value === 'all' ? undefined : value)}
      options={[
        { value: 'all', label: `All ${formatNumber(places.length)}` },
        ...states.map((known) => ({
          value: known,
          label: `${labelOf(known)} ${formatNumber(places.filter((place) => stateOf(place) === known).length)}`,
        })),
      ]}
    />
  )
}

const labelOf = (state: PlaceState) => (state === 'other' ? 'Other' : workerGigLooks[state].label)
