import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { Inline } from '../Inline/index.ts'
import { Tag } from '../Tag/index.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const stages = ['Pending 4', 'Shortlisted 2', 'Hired 1'].map((label) => ({ value: label, label }))
const noop = () => undefined

export default {
  name: 'SegmentedControl',
  group: 'Data',
  summary: 'Exactly one of a few short options, which takes effect immediately.',
  use: [
    'Limit a list to one of its stages, with how many are in each.',
    'Ask for one of two opposite answers in the line of what they are about; with `clearable` it can be left open.',
  ],
  alternatives: [
    { component: 'Tag', when: 'several can be on: a filter' },
    { component: 'Tabs', when: 'each choice opens another view with its own content' },
    { component: 'RadioGroup', when: 'it is a question of a form, with a message or longer answers' },
    { component: 'Select', when: 'there are more than six' },
  ],
  examples: [
    {
      do: {
        example: <SegmentedControl label="Stages" options={stages} value="Pending 4" onChange={noop} />,
        why: 'One track with one chosen segment says that another choice replaces this one.',
      },
      dont: {
        example: (
          <Inline space={2}>
            {stages.map(({ value, label }) => (
              <Tag key={value} pressed={value === 'Pending 4'} onChange={noop}>
                {label}
              </Tag>
            ))}
          </Inline>
        ),
        why: 'Filters with a plus say that a second one can be added.',
      },
    },
  ],
  accessibility: [
    'A radio group with the name `label`, of native radio buttons named by their words.',
    'The group is one stop of the keyboard. Each segment reaches 44 px to a finger.',
    'The chosen segment has an edge of its own, in forced colours in the system’s highlight and with a bolder label.',
    'Text that is cut is read out whole and shown on hover.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen segment, or the first' },
    { keys: arrowKeys, does: 'Chooses the segment before or after, and wraps around' },
    { keys: ['Space'], does: 'Chooses the focused segment; with `clearable` it clears one that is chosen' },
  ],
  content: ['One to three words, all of one kind, without a full stop.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    'held down': 'HeldDown',
    disabled: 'Matrix',
    matrix: 'Matrix',
  },
} satisfies ComponentDocs
