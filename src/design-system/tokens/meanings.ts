import type { themeContract } from './contract.ts'

/**
 * The use of each colour. The page of colours in Storybook and the token files for design tools read it; a token without a
 * sentence here does not compile.
 */
type Meanings<Contract> = {
  readonly [Key in keyof Contract]: Contract[Key] extends null ? string : Meanings<Contract[Key]>
}

const action = (what: string) => ({
  rest: `Fill of ${what}.`,
  hover: 'The same, under the pointer.',
  pressed: 'The same, pressed or open.',
  on: 'Words and icons on the fill.',
  soft: `Quiet fill of ${what}, variant soft.`,
  softHover: 'The quiet fill, under the pointer.',
  softPressed: 'The quiet fill, pressed or open.',
  softOn: 'Words and icons on the quiet fill.',
  border: `Edge of ${what}, variant outline.`,
  ghostHover: 'Behind an outline or ghost button, under the pointer.',
  ghostPressed: 'Behind an outline or ghost button, pressed or open.',
  ghostOn: 'Words and icons of an outline or ghost button.',
})

const status = (what: string) => ({
  fg: `Words and icons that say ${what}, on any surface.`,
  bg: `Behind a message that says ${what}.`,
  border: 'Hairline around that message.',
  solid: `Filled badge that says ${what}.`,
  onSolid: 'Words on the filled badge.',
})

const tint = { bg: 'Tint behind an initial; which of the six follows from the id.', fg: 'The initial on its tint.' }

const elevation = (what: string) => ({ surface: `Surface of ${what}.`, shadow: `What lifts ${what} off the page.` })

export const meanings: Meanings<typeof themeContract> = {
  color: {
    surface: {
      page: 'The page itself.',
      raised: 'What lies on the page: fields, bars, panels.',
      overlay: 'What lies over the page.',
      sunken: 'A hollow in the page: tracks, code, wells.',
      hover: 'A row or an item under the pointer.',
      pressed: 'A row or an item pressed.',
      selected: 'A chosen row or item.',
      selectedHover: 'A chosen row or item under the pointer.',
      disabled: 'A control that cannot be used.',
    },
    text: {
      default: 'What is read.',
      muted: 'What supports it: descriptions, second lines.',
      subtle: 'What may be overlooked: placeholders, hints. Not on pressed or chosen rows.',
      disabled: 'Words of a control that cannot be used.',
      brand: 'Words in the colour of the brand.',
      link: 'Links; underlined inside running text.',
      linkHover: 'Links under the pointer.',
      onAction: 'Words on a filled action.',
    },
    border: {
      subtle: 'Lines that part; never the only sign of a control.',
      control: 'The edge by which a field or a check box is recognised.',
      controlHover: 'That edge under the pointer.',
      selected: 'The edge of what is chosen.',
    },
    action: {
      primary: action('the one main action'),
      neutral: action('an action that is not the main one'),
      danger: action('an action that destroys'),
    },
    focus: { ring: 'The ring around what has keyboard focus.' },
    status: {
      success: status('that something worked'),
      warning: status('that something needs attention'),
      danger: status('that something failed'),
      info: status('something worth knowing'),
      neutral: status('how things stand, without judging'),
    },
    accent: {
      solid: 'Stage light: highlights and ratings.',
      onSolid: 'Words on stage light.',
      soft: 'A breath of stage light.',
      fg: 'Words in the accent, on any surface.',
    },
  },
  sidePanel: {
    bg: 'The night behind the sign-in pages.',
    bgDeep: 'Its darkest end.',
    bgLight: 'Its lightest end.',
    fg: 'Words on it.',
    fgMuted: 'Second lines on it.',
    accent: 'The word in lights.',
    accentSoft: 'Light that falls on things.',
    focusRing: 'Keyboard focus on it.',
    line: 'Lines of the stage.',
    silhouette: 'Figures against the light.',
    beam: 'The beam of a lamp.',
    glow: 'The glow above the stage.',
    rim: 'Light along an edge.',
  },
  brand: { tile: 'The tile of the logo.', wordmark: 'The name beside it.', bulb: 'The bulbs on the tile.' },
  illustration: {
    backdrop: 'The shape behind a drawing.',
    backdropDeep: 'Its shaded part.',
    line: 'Thin lines.',
    figure: 'What the drawing is about.',
    figureSoft: 'Its lit side.',
    light: 'Lamps and stars.',
    lightSoft: 'Their halo.',
    onLight: 'A mark on a lamp, a star or a coin.',
    beam: 'The beam of a lamp.',
  },
  sidebar: {
    bg: 'The sidebar.',
    fg: 'Names of places.',
    fgMuted: 'Headings and second lines.',
    itemHoverBg: 'A place under the pointer.',
    itemActiveBg: 'The place one is at.',
    itemActiveFg: 'Its name.',
    indicator: 'The bar beside it.',
    border: 'The edge towards the page.',
    newBadgeBg: 'The mark of something new.',
    newBadgeFg: 'The word in it.',
    cardBg: 'A card in the sidebar.',
    cardBorder: 'Its hairline.',
  },
  topBar: { bg: 'The bar above the page.', border: 'The line below it.' },
  toast: {
    bg: 'A message that passes by.',
    fg: 'Its words.',
    fgMuted: 'Its second line.',
    shadow: 'What lifts it off the page.',
    action: 'The button in it.',
    success: 'Its icon when something worked.',
    danger: 'Its icon when something failed.',
  },
  tooltip: { bg: 'A tooltip.', fg: 'Its words.' },
  badge: {
    countBg: 'A count that wants to be seen.',
    countFg: 'Its figures.',
    newBg: 'The mark of something new.',
    newFg: 'The word in it.',
  },
  chart: {
    series1: 'The first series of a chart, or its only one.',
    series2: 'The second; pattern and shape differ as well.',
    series3: 'The third.',
    series4: 'The fourth.',
    series5: 'The fifth part of a whole.',
  },
  skeleton: {
    base: 'The shape of what is still loading, and the track of a bar.',
    sheen: 'The light that passes over it.',
  },
  scrim: { bg: 'The veil over the page while a dialog is open.' },
  avatar: {
    tint1: tint,
    tint2: tint,
    tint3: tint,
    tint4: tint,
    tint5: tint,
    tint6: tint,
    ring: 'The ring that parts overlapping pictures.',
  },
  elevation: {
    card: elevation('a card'),
    popover: elevation('a menu or popover'),
    drawer: elevation('a drawer or a bar that sticks'),
    dialog: elevation('a dialog'),
  },
}
