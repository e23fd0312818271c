export { PicturePane } from './PicturePane';
export type { PicturePaneProps } from './PicturePane';
export type { ViewerPicture } from './pictureStore';
export { PictureThumbnail } from './PictureThumbnail';
export { PictureViewer } from './PictureViewer';
export type { ReadPicture } from './usePictures';
