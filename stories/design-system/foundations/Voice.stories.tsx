import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { checked, documentedBy, Page, Paragraph } from '../../_kit/docs/page.tsx'
import { BulletList, DoAndDont, DocsTable, Section } from '../../_kit/docs/parts.tsx'

const vocabulary = [
  { word: 'Gig', means: 'The work that is posted. Capitalised, also in the plural.', not: 'job, task, project' },
  { word: 'worker', means: 'Who is hired: photographer, songwriter, hostess, DJ.', not: 'freelancer, talent, user' },
  { word: 'applicant', means: 'A worker who wants a Gig.', not: 'candidate, bidder' },
  { word: 'hire', means: 'To give a worker a place on a Gig.', not: 'book, accept' },
  { word: 'session', means: 'One evening or day of a Gig.', not: 'shift, slot' },
  { word: 'approve', means: 'To take the work and release the pay.', not: 'accept, complete' },
  { word: 'wallet', means: 'Where the employer’s money is.', not: 'account, balance (that is what is in it)' },
  { word: 'plan', means: 'What the employer pays for each month.', not: 'package, tier' },
  { word: 'business profile', means: 'What workers see of the company.', not: 'account, company page' },
  { word: 'Email', means: 'Without a hyphen.', not: 'E-mail, mail' },
  { word: 'Log out', means: 'As a verb; “Logout” as the name of a place.', not: 'Sign off' },
] as const

const formulas = [
  {
    what: 'Failed to load',
    formula: 'Failed to load {things}. {cause}. Button: Try again',
    example: 'Failed to load transactions. The server did not answer in time.',
  },
  { what: 'Message of a field', formula: '{what to do}, no full stop', example: 'Enter a valid email' },
  {
    what: 'Action refused',
    formula: '{what is the matter}. {way on}',
    example: 'No Gigs left on your plan. See plans',
  },
  {
    what: 'Nothing here yet',
    formula: 'No {things} yet. {what will be here}. Button: {verb}',
    example: 'No Gigs yet. Gigs you post appear here with their applicants.',
  },
  {
    what: 'Nothing found',
    formula: 'No results match your filters. Button: Clear filters',
    example: 'No results match your filters',
  },
  {
    what: 'Confirmation',
    formula: '{Verb} {the thing by name}? {what will happen, with amounts}. Buttons: {verb} / {Keep thing}',
    example: 'Cancel “Wedding DJ”? ₦265,000.00 goes back to your wallet. Cancel Gig / Keep Gig',
  },
  { what: 'Done', formula: '{Thing} {participle}', example: 'Gig published' },
  {
    what: 'Offline',
    formula: 'You are offline. Showing what was loaded at {time}.',
    example: 'You are offline. Showing what was loaded at 2:14 PM.',
  },
  {
    what: 'Not known yet',
    formula: 'We do not know yet if {it} went through. Button: Check status',
    example: 'We do not know yet if this went through.',
  },
] as const

const writing = [
  { what: 'Amounts', how: '₦1,250,000.00. Missing is “—”, never zero. Debit is “−₦…” with a minus, not a hyphen.' },
  { what: 'Times', how: 'Fri 14 Nov 2025, 6:30 PM. “in 2 hours” stands beside the moment, never alone.' },
  { what: 'Counts', how: '1 worker, 5 workers, 99+ on a badge. Never “worker(s)”.' },
  { what: 'Names', how: 'As people write them, with every mark: Ọládípọ̀ Adéwálé.' },
  { what: 'Quotation marks', how: '“Curly” around names of things that people made; none around names of pages.' },
] as const

function VoicePage() {
  return (
    <Page
      title="Voice"
      lead="Calm, precise, on the reader’s side. A tool that a busy venue manager trusts with money does not joke about it."
    >
      <Section title="How it sounds">
        <BulletList
          items={[
            'Plain and short: the word people say aloud. “Use”, not “utilise”.',
            'Active, second person: “You have used all Gigs on your plan.”',
            'Sentence case: only the first word and names are capitalised.',
            'It says what happened and what to do next. Blame and apology both take room from that.',
            'Never “Oops” where work is being done, never “Something went wrong” where the cause is known.',
            'Field messages and button labels have no full stop; other sentences have one.',
          ]}
        />
      </Section>
      <Section title="Buttons">
        <DoAndDont
          pair={{
            do: {
              example: (
                <Inline space={3}>
                  <Button variant="outline">Keep Gig</Button>
                  <Button tone="danger">Cancel Gig</Button>
                </Inline>
              ),
              why: 'Verbs with their object. Read without the question they are still clear.',
            },
            dont: {
              example: (
                <Inline space={3}>
                  <Button variant="outline">Cancel</Button>
                  <Button tone="danger">OK</Button>
                </Inline>
              ),
              why: 'Does “Cancel” cancel the Gig, or the cancelling?',
            },
          }}
        />
      </Section>
      <Section title="Errors">
        <DoAndDont
          pair={{
            do: {
              example: (
                <Alert tone="danger" title="This payment did not go through">
                  If your bank shows a debit, keep this reference: MQ-P-8F2K. Debits for failed payments are normally
                  returned by your bank.
                </Alert>
              ),
              why: 'What happened, what it means for the money, what to keep.',
            },
            dont: {
              example: (
                <Alert tone="danger" title="Oops! Payment error">
                  Something went wrong. Please contact your administrator (code 502).
                </Alert>
              ),
              why: 'A joke about money, a code for nobody, and no way on.',
            },
          }}
        />
        <DoAndDont
          pair={{
            do: {
              example: <TextField label="Account number" defaultValue="01234" message="Enter all 10 digits" />,
              why: 'It says what to do.',
            },
            dont: {
              example: <TextField label="Account number" defaultValue="01234" message="Invalid input." />,
              why: 'It says that something is wrong, and leaves the rest to guessing.',
            },
          }}
        />
      </Section>
      <Section title="Empty places">
        <DoAndDont
          pair={{
            do: {
              example: (
                <EmptyState title="No workers yet" headingLevel={3} action={<Button>Post a Gig</Button>}>
                  Workers you hire appear here.
                </EmptyState>
              ),
              why: 'What will be here, and the one thing that brings it.',
            },
            dont: {
              example: (
                <EmptyState title="It’s lonely in here!" headingLevel={3}>
                  No records found.
                </EmptyState>
              ),
              why: 'Funny once. And nobody knows what to do.',
            },
          }}
        />
      </Section>
      <Section title="Formulas">
        <DocsTable
          stacks
          label="formulas of messages"
          head={['For', 'Formula', 'Example']}
          rows={formulas.map(({ what, formula, example }) => ({ id: what, cells: [what, formula, example] }))}
        />
      </Section>
      <Section title="The product’s words">
        <Paragraph>One thing has one name, in the interface, in messages and in code.</Paragraph>
        <DocsTable
          stacks
          label="words of the product"
          head={['Word', 'Means', 'Not']}
          rows={vocabulary.map(({ word, means, not }) => ({ id: word, cells: [word, means, not] }))}
        />
      </Section>
      <Section title="How it is written">
        <DocsTable
          stacks
          label="how things are written"
          head={['What', 'How']}
          rows={writing.map(({ what, how }) => ({ id: what, cells: [what, how] }))}
        />
      </Section>
    </Page>
  )
}

const meta = { title: 'Foundations/Voice', parameters: documentedBy(VoicePage) } satisfies Meta

export default meta
export const WholePage: StoryObj = { ...checked(VoicePage), tags: ['!dev'] }
