import type { LoaderFunctionArgs } from 'react-router'
import { answerDrawing } from '#shop/product/drawing-file.server.ts'
import { storeContext } from '../../context.ts'

/** GET /drawings/{product id}/{view}.svg and /drawings/category/{slug}.svg. */
export const loader = ({ params, context, request, url }: LoaderFunctionArgs): Promise<Response> =>
  answerDrawing(context.get(storeContext).api, { id: params.id ?? '', file: params.file ?? '', request, url })
