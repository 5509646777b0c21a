import { communityContract } from '@huarong/contract/community';
import { accept } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import { addComment } from './add-comment.ts';
import { addConsultation } from './add-consultation.ts';
import { addPost } from './add-post.ts';
import type { CommunityDeps } from './deps.ts';
import { listComments } from './list-comments.ts';
import { listConsultations } from './list-consultations.ts';
import { listOwnComments } from './list-own-comments.ts';
import { listOwnConsultations } from './list-own-consultations.ts';
import { listOwnPosts } from './list-own-posts.ts';
import { listAllPosts, listPosts, postDetail } from './list-posts.ts';
import { listWaiting } from './list-waiting.ts';
import { removePost } from './remove-post.ts';
import { report } from './report.ts';
import { uploadPicture } from './upload-picture.ts';
import { vote } from './vote.ts';
import { memberIdOf } from './writer.ts';

export const communityFeature = (deps: CommunityDeps): Feature =>
  implement(communityContract, {
    listComments: (context, input) => listComments(deps, context, input),
    addComment: (context, input) => addComment(deps, context, input),
    myComments: (context, input) => listOwnComments(deps, context, input),
    waitingComments: (context, input) => listWaiting(deps, context, input),
    uploadCommentPicture: (context) => uploadPicture(deps, context),
    async voteComment({ db, actor }, { commentId, helpful }) {
      const voter = memberIdOf(actor);
      const voted = await vote(db, { kind: 'comment', targetId: commentId, memberId: voter, isFor: helpful });
      return voted.ok ? accept({ helpfulCount: voted.count, isHelpful: helpful }) : voted;
    },

    listConsultations: (context, input) => listConsultations(context, input),
    addConsultation: (context, input) => addConsultation(deps, context, input),
    myConsultations: (context, input) => listOwnConsultations(deps, context, input),
    async voteAnswer({ db, actor }, { answerId, helpful }) {
      const voter = memberIdOf(actor);
      const voted = await vote(db, { kind: 'answer', targetId: answerId, memberId: voter, isFor: helpful });
      return voted.ok ? accept({ helpfulCount: voted.count, isHelpful: helpful }) : voted;
    },

    listPosts: (context, input) => listPosts(deps, context, input),
    allPosts: (context, input) => listAllPosts(deps, context, input),
    myPosts: (context, input) => listOwnPosts(deps, context, input),
    postDetail: (context, { postId }) => postDetail(deps, context, postId),
    addPost: (context, input) => addPost(deps, context, input),
    removePost: (context, input) => removePost(context, input),
    async likePost({ db, actor }, { postId, liked }) {
      const voter = memberIdOf(actor);
      const voted = await vote(db, { kind: 'post', targetId: postId, memberId: voter, isFor: liked });
      return voted.ok ? accept({ likeCount: voted.count, isLiked: liked }) : voted;
    },

    report: (context, input) => report(context, input),
  });
