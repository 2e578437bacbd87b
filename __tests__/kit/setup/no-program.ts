/** What stands for a style sheet or a picture where nothing is drawn. */
export default { src: '/picture.png', width: 1, height: 1, blurDataURL: 'data:image/gif,' };
