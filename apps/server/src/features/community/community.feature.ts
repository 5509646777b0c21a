import { communityContract } from '@huarong/contract/community';
import { accept } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import { followAuthor, listFollowedPosts } from './authors/follow-author.ts';
import { showAuthor } from './authors/show-author.ts';
import { addComment } from './comments/add-comment.ts';
import { listComments } from './comments/list-comments.ts';
import { listOwnComments } from './comments/list-own-comments.ts';
import { listSkinRatings } from './comments/list-skin-ratings.ts';
import { listUncommentedPurchases } from './comments/list-uncommented-purchases.ts';
import { withdrawComment } from './comments/withdraw-comment.ts';
import type { CommunityDeps } from './deps.ts';
import { uploadImage } from './images/upload-image.ts';
import { addPostComment } from './post-comments/add-post-comment.ts';
import { listPostComments } from './post-comments/list-post-comments.ts';
import { removePostComment } from './post-comments/remove-post-comment.ts';
import { addPost } from './posts/add-post.ts';
import { listOwnPosts } from './posts/list-own-posts.ts';
import { listAllPosts, listPosts, postDetail } from './posts/list-posts.ts';
import { removePost } from './posts/remove-post.ts';
import { addQuestionOrAnswer } from './questions/add-question-or-answer.ts';
import { listOwnQuestions } from './questions/list-own-questions.ts';
import { listProductQuestions } from './questions/list-product-questions.ts';
import { report } from './report.ts';
import { vote } from './vote.ts';

export const communityFeature = (deps: CommunityDeps): Feature =>
  implement(communityContract, {
    listComments: (context, input) => listComments(deps, context, input),
    skinRatings: (context, input) => listSkinRatings(deps, context, input),
    addComment: (context, input) => addComment(deps, context, input),
    withdrawComment: (context, input) => withdrawComment(deps, context, input),
    myComments: (context, input) => listOwnComments(deps, context, input),
    waitingComments: (context, input) => listUncommentedPurchases(deps, context, input),
    uploadCommentPicture: (context) => uploadImage(deps, context),
    async voteComment({ db, actor }, { commentId, helpful }) {
      const voted = await vote(db, {
        kind: 'comment',
        targetId: commentId,
        memberId: actor.memberId,
        isFor: helpful,
      });
      return voted.ok ? accept({ helpfulCount: voted.count, isHelpful: helpful }) : voted;
    },

    listConsultations: (context, input) => listProductQuestions(deps, context, input),
    addConsultation: (context, input) => addQuestionOrAnswer(deps, context, input),
    myConsultations: (context, input) => listOwnQuestions(deps, context, input),
    async voteAnswer({ db, actor }, { answerId, helpful }) {
      const voted = await vote(db, {
        kind: 'answer',
        targetId: answerId,
        memberId: actor.memberId,
        isFor: helpful,
      });
      return voted.ok ? accept({ helpfulCount: voted.count, isHelpful: helpful }) : voted;
    },

    listPosts: (context, input) => listPosts(deps, context, input),
    allPosts: (context, input) => listAllPosts(deps, context, input),
    myPosts: (context, input) => listOwnPosts(deps, context, input),
    postDetail: (context, { postId }) => postDetail(deps, context, postId),
    addPost: (context, input) => addPost(deps, context, input),
    removePost: (context, input) => removePost(context, input),
    async likePost({ db, actor }, { postId, liked }) {
      const voted = await vote(db, {
        kind: 'post',
        targetId: postId,
        memberId: actor.memberId,
        isFor: liked,
      });
      return voted.ok ? accept({ likeCount: voted.count, isLiked: liked }) : voted;
    },

    authorPosts: (context, input) => showAuthor(deps, context, input),
    followAuthor: (context, input) => followAuthor(deps, context, input),
    followedPosts: (context, input) => listFollowedPosts(deps, context, input),

    postComments: (context, input) => listPostComments(deps, context, input),
    addPostComment: (context, input) => addPostComment(deps, context, input),
    removePostComment: (context, input) => removePostComment(context, input),
    async likePostComment({ db, actor }, { postCommentId, liked }) {
      const voted = await vote(db, {
        kind: 'post-comment',
        targetId: postCommentId,
        memberId: actor.memberId,
        isFor: liked,
      });
      return voted.ok ? accept({ likeCount: voted.count, isLiked: liked }) : voted;
    },

    report: (context, input) => report(context, input),
  });
