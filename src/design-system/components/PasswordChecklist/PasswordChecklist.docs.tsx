import { type ComponentDocs } from '../../docs/component-docs.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

export default {
  name: 'PasswordChecklist',
  group: 'Fields',
  summary: 'The rules of a new password, ticked off while it is typed.',
  use: ['Stand below the `PasswordField` in which a password is chosen, named in its `aria-describedby`.'],
  alternatives: [
    { component: 'ErrorSummary', when: 'several fields of a form are wrong' },
    { component: 'List', when: 'nothing is ticked off' },
  ],
  examples: [
    {
      do: {
        example: (
          <PasswordChecklist
            rules={[
              { label: 'At least 8 characters', met: true },
              { label: 'A number', met: false },
            ]}
          />
        ),
        why: 'All rules are known before typing, and each says when it is met.',
      },
      dont: {
        example: <PasswordChecklist rules={[{ label: 'Password is not strong enough', met: false }]} />,
        why: 'A verdict without a rule can only be answered by guessing.',
      },
    },
  ],
  accessibility: [
    'A list named by its heading; each rule ends in “done” or “still needed”, unseen.',
    'How many are met is a polite status. The shape of the mark changes with its colour.',
  ],
  keyboard: [],
  content: ['Each rule is what the password has, not a command: “A number”, not “Add a number”.'],
  states: { default: 'Playground', stress: 'Stress', '0–5 met': 'Matrix' },
} satisfies ComponentDocs
