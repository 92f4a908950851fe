import { componentStyle } from '../styles/layers.ts'
import { visuallyHidden } from '../styles/mixins.ts'

export const region = componentStyle(visuallyHidden)
