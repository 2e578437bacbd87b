export default { src: '/picture.png', width: 1, height: 1, blurDataURL: 'data:image/gif,' };
