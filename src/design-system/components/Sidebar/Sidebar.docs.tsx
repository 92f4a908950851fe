import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'Sidebar',
  group: 'Navigation',
  summary: 'The main places of the product, beside every page; on a phone a slide-over.',
  use: [
    'Hold the five to nine main places, whose company this is, and the user menu.',
    'Let the app remember `state`; the slide-over of a phone has a state of its own.',
    'Fill the slots while they load with a Skeleton of the same shape, and let each say for itself when it failed.',
  ],
  alternatives: [
    { component: 'TabLinks', when: 'The places are parts of one page.' },
    { component: 'Menu', when: 'They are actions, or rarely needed places.' },
  ],
  accessibility: [
    'A landmark with the name `label`, holding a `nav` with a list of links.',
    'The place that is shown has `aria-current="page"`, a background and a heavier weight; in forced colours an outline.',
    'Collapsed, every link keeps its name; a tooltip shows it by pointer and keyboard, and a badge’s word stays in the name.',
    'On a phone it is a modal drawer: focus in, trapped and back, Escape closes it.',
    'The width changes without animation and labels fade in; under reduced motion nothing fades.',
  ],
  keyboard: [
    { keys: ['Control+B', 'Meta+B'], does: 'Collapses and expands it; on a phone opens and closes the slide-over.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'The next or previous place.' },
    { keys: ['Enter'], does: 'Goes there.' },
    { keys: ['Escape'], does: 'Closes the slide-over of a phone.' },
  ],
  content: ['The title of the place, unchanged. A badge is one word: ‘New’.'],
  states: {
    default: 'Playground',
    stress: 'LongNames',
    expanded: 'Playground',
    collapsed: 'Collapsed',
    'mobile open': 'Mobile',
    active: 'Playground',
    badge: 'Playground',
    'tooltip when collapsed': 'CollapsedWithTooltip',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    'held down': 'HeldDown',
    'slots loading': 'SlotsLoading',
    'slots error': 'SlotsError',
  },
} satisfies ComponentDocs
