import type { LoaderFunctionArgs } from 'react-router'
import { answerDrawing } from '#shop/product/drawing-file.server.ts'
import { portalContext } from '../../context.ts'

/** GET /drawings/{product id}/{view}.svg: the same drawings as in the store. */
export const loader = ({ params, context, request, url }: LoaderFunctionArgs): Promise<Response> =>
  answerDrawing(context.get(portalContext).api, {
    id: params.id ?? '',
    file: params.file ?? '',
    request,
    url,
  })
