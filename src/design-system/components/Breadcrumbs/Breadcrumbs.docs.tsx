import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Breadcrumbs } from './index.ts'

export default {
  name: 'Breadcrumbs',
  group: 'Navigation',
  summary: 'Where a page is, and the way up.',
  use: [
    'Give it to the `PageHeader` of a page that lies below the sidebar’s (`before`): the top bar shows it.',
    'Lead back to a list with the filters it had: give the parent’s `href` the list’s query.',
  ],
  alternatives: [
    { component: 'Link', when: 'There is only one page above: a link back says it shorter.' },
    { component: 'Stepper', when: 'The pages are steps of one task, in an order.' },
    { component: 'TabLinks', when: 'The pages stand beside each other.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Breadcrumbs
            trail={[
              { label: 'Gigs Management', href: '#gigs' },
              { label: 'Wedding DJ', href: '#gig' },
            ]}
            current="Applicants"
          />
        ),
        why: 'The names of the pages, as their titles and the sidebar say them.',
      },
      dont: {
        example: (
          <Breadcrumbs
            trail={[
              { label: 'Home', href: '#home' },
              { label: 'Click here for all Gigs', href: '#gigs' },
            ]}
            current="Gig page"
          />
        ),
        why: 'No page is called so: names that differ from the titles cannot be recognised.',
      },
    },
  ],
  accessibility: [
    'A `nav` landmark, ‘Breadcrumbs’, holding an ordered list of links.',
    'This page is the last item, is no link, and has `aria-current="page"`.',
    'The folded middle is a button with a menu of real links; its name says how many they are.',
    'On a phone one link is left, whose name (‘Back to Gigs Management’) contains what can be seen.',
    'In the top bar the current page is invisible until its title has scrolled away; screen readers always have it.',
    'Names that do not fit are cut with an ellipsis and shown whole by the browser’s tooltip; screen readers always get them whole.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'The next or previous link, or the button of the folded middle.' },
    { keys: ['Enter'], does: 'Goes there; on the button it opens the menu.' },
    {
      keys: ['ArrowDown', 'ArrowUp', 'Escape'],
      does: 'In the menu: the next, the previous page; closes it and returns to the button.',
    },
  ],
  content: ['The title of each page, unchanged. No ‘Home’ where the page is called Dashboard.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    collapsed: 'Collapsed',
    phone: 'Phone',
  },
} satisfies ComponentDocs
