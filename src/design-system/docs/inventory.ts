/**
 * What the design system holds and the states each part owes, as the anchor study lists them. docs/design-system.md is made from this
 * and from the components' `<Name>.docs.tsx`; a test fails when a component, its documentation or the story of a state is missing.
 */

/** What every component shows: as it comes, and under long text, an unbroken word, ₦ and dotted letters, at 320 px. */
const always = ['default', 'stress'] as const

/** What can be operated also shows the pointer on it and the keyboard at it. */
const operated = [...always, 'hover', 'focus-visible'] as const

const field = [
  ...operated,
  'empty',
  'filled',
  'invalid',
  'disabled',
  'read-only',
  'required',
  'optional',
  'description',
  'message space reserved',
] as const

const overlay = ['default', 'stress', 'open', 'scrolling body', 'sticky footer', 'nested', 'closing refused'] as const

/** Component → the states it must show, by name. */
export const inventory = {
  Stack: [...always, 'responsive'],
  Inline: [...always],
  Columns: [...always, 'responsive'],
  Tiles: [...always, 'responsive'],
  Spread: [...always],
  Bleed: ['default'],
  Hidden: ['default', 'responsive'],
  Container: ['default', 'responsive'],
  Divider: ['default'],
  ScrollArea: [...always, 'focus-visible'],
  VisuallyHidden: ['default'],
  SkipLink: ['default', 'focused'],

  Text: [...always, 'matrix'],
  Heading: [...always, 'level ≠ look'],
  DisplayHeading: [...always],
  Link: [...operated, 'in text', 'standalone', 'external'],
  Truncate: [...always, '1–3 lines'],
  Money: ['default', 'zero', 'kobo', '9 digits', 'negative', 'short form', 'missing'],
  DateTime: ['default', 'Lagos', 'relative', 'missing'],
  Code: [...always, 'copy'],

  Button: [...operated, 'matrix', 'pressed', 'disabled', 'loading'],
  ButtonLink: [...operated, 'matrix'],
  IconButton: [...operated, 'matrix', 'pressed', 'disabled', 'loading'],
  Actions: [...always, 'order and wrap', 'docked'],
  Menu: [...operated, 'open', 'checked', 'danger', 'submenu', 'disabled'],

  TextField: [...field],
  PasswordField: [...field, 'shown', 'hidden'],
  PasswordChecklist: ['default', '0–5 met'],
  OtpField: [...operated, 'empty', 'partial', 'pasted', 'error', 'complete', 'masked', 'disabled'],
  Textarea: [...field, 'count', 'over limit'],
  Select: [...field],
  Combobox: [...field, 'open', 'loading', 'no match', 'load failed'],
  MultiCombobox: [...field, 'open', 'loading', 'no match', 'many chips'],
  Checkbox: [...operated, 'checked', 'mixed', 'invalid', 'disabled'],
  CheckboxGroup: [...always, 'mixed', 'invalid', 'disabled', 'required', 'optional', 'description'],
  RadioGroup: [...operated, 'filled', 'invalid', 'disabled', 'required', 'optional', 'description'],
  RadioCards: [...operated, 'filled', 'invalid', 'disabled', 'plans'],
  Switch: [...operated, 'on', 'disabled', 'saving', 'description'],
  DateField: [...field],
  DatePicker: [...field, 'open', 'limits'],
  DateRangePicker: [...field, 'open', 'limits', 'presets'],
  TimeField: [...field, 'limits'],
  MoneyField: [...field, 'kobo', '9 digits'],
  PhoneField: [...field, 'international'],
  SearchField: [...operated, 'empty', 'filled', 'searching', 'disabled'],
  FileUpload: [...operated, 'empty', 'invalid', 'disabled', 'progress', 'rejected', 'done', 'failed', 'dragged over'],
  ImageUpload: [...operated, 'empty', 'invalid', 'disabled', 'crop', 'progress', 'rejected', 'done', 'failed'],
  ErrorSummary: [...always, 'one error', 'many errors'],

  Alert: [...always, 'matrix', 'with action', 'dismissible'],
  Notice: [...always, 'matrix', 'with action'],
  Toast: ['default', 'stress', 'success', 'error', 'with action', 'three stacked'],
  Badge: [...always, 'matrix'],
  CountBadge: ['default', '0', '9', '99+'],
  StatusPill: [...always, 'per gig state', 'per payment state', 'unknown state'],
  Spinner: ['default', 'matrix'],
  Skeleton: ['default', 'around real content'],
  Progress: [...always, 'determinate', 'indeterminate', 'complete', 'matrix'],
  EmptyState: [...always, 'first use', 'no result', 'no permission'],
  ErrorState: [...always, 'retry', 'retrying', 'offline'],

  Dialog: [...overlay, 'phone'],
  ConfirmDialog: ['default', 'stress', 'open', 'names the thing', 'pending', 'closing refused'],
  Drawer: [...overlay, 'right', 'left', 'bottom on mobile'],
  Popover: ['default', 'stress', 'open', 'scrolling body', 'nested'],
  Tooltip: ['default', 'stress', 'open', 'keyboard'],

  Table: [...always, 'responsive', 'caption'],
  DataTable: [
    ...always,
    'focus-visible',
    'hover',
    'loading',
    'refetching',
    'empty',
    'no match',
    'error',
    'sorted',
    'selected',
    'bulk bar',
    'row menu',
    'overflow',
    'mobile cards',
    'virtualised',
  ],
  Pagination: [...operated, 'first page', 'last page', 'many pages', 'one page', 'phone'],
  FilterBar: [...operated, 'no filter', 'active filters', 'phone sheet'],
  DescriptionList: [...always, 'missing value', 'responsive'],
  Card: [...always, 'matrix'],
  StatCard: [...always, 'loading', 'no data', 'link', 'failed'],
  Avatar: ['default', 'image', 'initial', 'broken image', 'matrix'],
  AvatarStack: [...always, 'overflow'],
  Rating: [...always, 'read', 'edit', 'no ratings', 'invalid', 'focus-visible'],
  Tag: [...operated, 'removable', 'disabled'],
  Timeline: [...always, 'in progress', 'failed'],
  CalendarView: [...always, 'focus-visible', 'month', 'week', 'agenda', 'empty', 'loading', 'two on one day', 'phone'],
  Chart: [...always, 'bars', 'lines', 'parts of a whole', 'table view', 'no data', 'loading', 'focus-visible'],
  List: [...always, '50+ items', 'with links'],

  AppShell: ['default', 'responsive', 'collapsed', 'mobile open'],
  Sidebar: ['default', 'stress', 'expanded', 'collapsed', 'mobile open', 'active', 'badge', 'tooltip when collapsed', 'hover', 'focus-visible', 'slots loading', 'slots error'],
  TopBar: ['default', 'stress', 'responsive'],
  PageHeader: [...always, 'responsive'],
  Tabs: [...operated, 'overflow', 'with counts', 'disabled'],
  TabLinks: [...operated, 'overflow', 'with counts'],
  Breadcrumbs: [...operated, 'collapsed', 'phone'],
  Stepper: [...operated, 'first', 'middle', 'done', 'error', 'phone'],
  UserMenuTrigger: [...operated, 'phone'],

  Logo: ['default', 'matrix'],
  LogoLoader: ['default', 'static under reduced motion'],
  AuthLayout: ['default', 'stress', 'responsive'],
  SidePanel: ['default', 'responsive'],
  RotatingWord: ['default', 'reduced motion'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type InventoryName = keyof typeof inventory
