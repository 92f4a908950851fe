// The one stylesheet the application (and Storybook) imports once, before anything else: it fixes the order of the layers.
import './layer-order.css.ts'
import './reset.css.ts'
import '../fonts/fonts.css.ts'
import '../tokens/tokens.css.ts'
import './direction.css.ts'
import './base.css.ts'
