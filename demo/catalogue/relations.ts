import type { DemoProduct } from './product.ts'
export function relate(_products: readonly DemoProduct[]): void {}
