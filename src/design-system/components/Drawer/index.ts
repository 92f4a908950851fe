export { Drawer, type DrawerProps } from './Drawer.tsx'
export {
  drawerPhoneForms,
  drawerSides,
  drawerWidths,
  type DrawerPhoneForm,
  type DrawerSide,
  type DrawerWidth,
} from './Drawer.variants.ts'
export { type CloseReason } from '../private/Modal/index.ts'
