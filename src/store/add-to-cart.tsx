export { AddToCart } from '#features/cart/ui/add-to-cart.tsx'
