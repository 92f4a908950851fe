import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const { duration, easing } = vars.motion

/** A sheet or dialog is open. */
const overDialog = ':root:has([role="dialog"], [role="alertdialog"]) &'

/** Of these one that stands in the middle of the window: a high one has its heading and its close button at the top. */
const overModal = ':root:has([aria-modal="true"]:not([data-component="Drawer"])) &'

/** A panel that fills the height of the window is open: its heading and its close button are at the top. */
const overDrawer = ':root:has([data-component="Drawer"]) &'

/** A public page: at its top is only the logo, at its bottom may be the button of its form. */
const onPublicPage = ':root:not(:has([data-component="TopBar"])) &'

const belowEdge = (space: string) => `calc(${space} + env(safe-area-inset-top, 0px))`

/**
 * The list, where nothing is that must be pressed: over the middle of the top bar, which on a phone is between the menu button and the bell, over the
 * logo, whose link is in the menu too; on a phone over the whole width at the top of a public page and while a dialog is open, whose buttons are at
 * the bottom; on larger windows in the corner where a dialog has neither heading nor buttons. Above a bar with the main action it would cover the field that is typed in. The newest toast is nearest to the edge; the page stays usable between the toasts.
 */
export const stack = componentStyle({
  position: 'fixed',
  insetInline: 0,
  marginInline: 'auto',
  top: belowEdge(vars.space[2]),
  zIndex: vars.zIndex.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: vars.layout.popover.width,
  maxWidth: `calc(100vw - 2 * ${vars.space[4]})`,
  // Alt+T puts the focus on the list, whose ring follows the toasts' corners.
  borderRadius: vars.radius.medium,
  pointerEvents: 'none',
  '@media': {
    [media.fromTablet]: {
      selectors: {
        [overModal]: {
          insetInline: `${vars.space[4]} auto`,
          marginInline: 0,
          top: 'auto',
          bottom: vars.space[4],
          flexDirection: 'column-reverse',
        },
      },
    },
    [media.belowTablet]: {
      insetInline: `calc(${vars.space.gutter} + ${vars.size.hitArea})`,
      width: 'auto',
      maxWidth: 'none',
      selectors: {
        [onPublicPage]: { insetInline: vars.space[2] },
        [overDialog]: { insetInline: vars.space[2] },
        [overDrawer]: { insetInline: vars.space[2], top: belowEdge(vars.layout.topBar.height) },
      },
    },
  },
})

/** While the pointer rests, a mouse passes through the toasts. Touch always reaches them. */
export const unpointed = componentStyle({})

const slideOut = (transform: string) => ({ opacity: 0, transform })

/** One item. sonner sets its lifecycle state as attributes, and the swipe distance as variables. */
export const toast = componentStyle({
  '@media': { [media.hover]: { selectors: { [`${unpointed} &`]: { pointerEvents: 'none' } } } },
  borderRadius: vars.radius.medium,
  opacity: 0,
  transform: `translateY(${vars.space[4]})`,
  transition: `opacity ${duration.base} ${easing.standard}, transform ${duration.base} ${easing.emphasised}`,
  touchAction: 'none',
  pointerEvents: 'auto',
  selectors: {
    '&[data-mounted="true"]': { opacity: 1, transform: 'none' },
    '&[data-visible="false"]': { display: 'none' },
    '&[data-swiping="true"]': {
      transform: 'translate(var(--swipe-amount-x, 0), var(--swipe-amount-y, 0))',
      transition: 'none',
      userSelect: 'none',
    },
    '&[data-removed="true"]': slideOut(`translateY(${vars.space[2]})`),
    '&[data-swipe-out="true"][data-swipe-direction="right"]': slideOut('translateX(100%)'),
    '&[data-swipe-out="true"][data-swipe-direction="down"]': slideOut('translateY(100%)'),
    '&[data-swipe-out="true"][data-swipe-direction="up"]': slideOut('translateY(-100%)'),
  },
})

export const card = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.toast.bg,
  boxShadow: vars.toast.shadow,
  color: vars.toast.fg,
  outline: `${vars.size.hairline} solid transparent`,
  '@media': {
    // Between the buttons of the top bar the text needs the width, and one line of it stays within the bar.
    [media.belowTablet]: {
      gap: vars.space[2],
      padding: vars.space[1],
      paddingInlineStart: vars.space[3],
    },
  },
})

/** As high as the dismiss button, so that icon, first line and button share a middle. */
const line = { minHeight: vars.size.control.sm, display: 'flex' } as const

const icon = { ...line, alignItems: 'center' } as const

export const icons = componentVariants({
  success: { ...icon, color: vars.toast.success },
  info: { ...icon, color: vars.toast.fgMuted },
  danger: { ...icon, color: vars.toast.danger },
})

export const textColumn = componentStyle({
  ...line,
  flexDirection: 'column',
  // A single line is centred, and stays in its place when a second line is added.
  paddingBlock: vars.space['1.5'],
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const message = componentStyle({ ...textStyle('label') })

export const description = componentStyle({ ...textStyle('caption'), color: vars.toast.fgMuted })

export const controls = componentStyle({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: vars.space[1] })
